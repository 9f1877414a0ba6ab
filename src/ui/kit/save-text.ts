/** Hands a text to the player as a file. */
export function saveText(name: string, text: string, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the text once it has begun.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
