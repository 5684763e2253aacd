/** A text with what is said in it replaced, in whatever case it was written. */
export function inPlaceOf(text: string, said: string, by: string): string {
  const pattern = said.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(pattern, 'iu'), () => by);
}
