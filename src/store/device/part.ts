const failed = new Set<() => unknown>();

/**
 * Fetches a part of the program. Many browsers remember for as long as the page stands that a file has not come, and say so
 * again without asking for it: when a part fails for the second time and the server answers, the page is loaded anew.
 */
export async function fetchPart<T>(part: () => Promise<T>): Promise<T> {
  try {
    return await part();
  } catch (error) {
    const [file = location.href] = /https?:\S+/.exec(String(error)) ?? [];
    const answers = () =>
      fetch(file).then(
        () => true,
        () => false,
      );
    if (failed.has(part) && (await answers())) location.reload();
    failed.add(part);
    throw error;
  }
}
