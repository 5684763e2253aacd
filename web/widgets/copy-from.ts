/** Browsers allow clipboard access only on secure origins; elsewhere the selected text is copied. */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  if (navigator.clipboard)
    return navigator.clipboard.writeText(field.value).then(
      () => true,
      () => false,
    );
  field.select();
  return document.execCommand('copy');
}
