/** Milliseconds: some browsers read a file well after the click that saves it. */
const READ_BY_THEN = 60_000;

/** Hands a file to the reader, as a download. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), READ_BY_THEN);
}
