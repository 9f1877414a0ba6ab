import { goToPlace } from '../elements/location.ts';
import { ask } from '../pages/asked.ts';

/** Opens a work once it has been laid down, unless another page has been asked for meanwhile; without an id none is. */
export async function goToWork(
  part: 'ship' | 'battle',
  laying: Promise<string | null>,
  how?: 'push' | 'replace',
): Promise<void> {
  const asked = ask();
  const id = await laying;
  if (id !== null && !asked.aborted) goToPlace({ at: 'workbench', part, id }, how);
}
