/** Downloads a file under a name. */
export function downloadFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Delayed: some browsers read only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
