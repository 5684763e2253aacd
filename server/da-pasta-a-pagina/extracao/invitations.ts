import type { SourceLine } from './source.ts';

/** What only somebody invited to an evening is told: how to dress and to answer, whom to bring. */
const invites =
  /\b(?:rsvp|r\.s\.v\.p|traje|convite (?:pessoal|individual)|intransferivel|direito a (?:\d|um|uma) acompanhantes?|local d[ao] (?:evento|festa|coquetel|encontro)|confirme (?:a )?(?:sua )?presenca)\b/;
/** What is told of homes. */
const ofHomes = /\d ?m[²2](?![a-z])|r\$|\b(?:entrega|torres?|pavimentos|unidades)\b/;

/**
 * The lines without what an invitation says of its evening: the place is where one meets, and the spaces are for
 * guests. A page that tells of homes as well keeps all but those paragraphs.
 */
export function withoutInvitation(lines: SourceLine[]): SourceLine[] {
  const pages = Map.groupBy(lines, (line) => `${line.document.path}#${line.page}`);
  const gone = [...pages.values()].flatMap((page) => {
    const inviting = page.filter(({ folded }) => invites.test(folded));
    if (inviting.length === 0) return [];
    if (pages.size > 1 && !page.some(({ folded }) => ofHomes.test(folded))) return page;
    const paragraphs = new Set(inviting.map(({ paragraph }) => paragraph));
    const isTold = (paragraph: number) =>
      page.some((line) => line.paragraph === paragraph && ofHomes.test(line.folded));
    return page.filter(
      (line) => inviting.includes(line) || (paragraphs.has(line.paragraph) && !isTold(line.paragraph)),
    );
  });
  if (gone.length === 0) return lines;
  const left = new Set(gone);
  return lines.filter((line) => !left.has(line));
}
