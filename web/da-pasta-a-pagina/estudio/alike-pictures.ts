import type { ImagemDoEstudio } from '#contract/da-pasta-a-pagina/estudio.ts';

type Named = Pick<ImagemDoEstudio, 'id' | 'name' | 'description'>;

/** The file names of pictures whose description others have too, by id: what tells them apart. */
export function filesOfAlike(pictures: readonly Named[]): ReadonlyMap<string, string> {
  const known = new Map<string, number>();
  for (const { description } of pictures) known.set(description, (known.get(description) ?? 0) + 1);
  const alike = pictures.filter(({ description }) => known.get(description)! > 1);
  return new Map(alike.map(({ id, name }) => [id, name]));
}
