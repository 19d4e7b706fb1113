/** How long the URL stays valid, in ms: long enough for the browser to read the file. */
const keptMs = 60_000;

/** A blob URL for a text, valid for a minute. */
export function blobUrlOfText(text: string, type: string): string {
  const address = URL.createObjectURL(new Blob([text], { type }));
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
  return address;
}

export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = blobUrlOfText(text, type);
  link.download = name;
  link.click();
}
