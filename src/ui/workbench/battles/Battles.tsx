import { WorkbenchTop } from '../WorkbenchTop.tsx';

/** The battles of one's own; with an id, the one that is being made. */
export function Battles({ id: _ }: { id: string | null }) {
  return (
    <div className="workbench">
      <WorkbenchTop part="battle" />
      <main className="workbench-fault">
        <h1>Battles</h1>
        <p>No battle can be made here yet.</p>
      </main>
    </div>
  );
}
