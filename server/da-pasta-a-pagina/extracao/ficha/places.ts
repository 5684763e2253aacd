import { type Lugar, tipoDoLugar } from '#contract/cadastros/lugares-proximos.ts';
import { foldAligned } from '#server/kernel/reading/fold.ts';
import { type Candidate, candidate, stated } from '../candidate.ts';
import { isPlainValue } from '../machine-talk.ts';
import type { SourceLine } from '../source.ts';
import { ownSentences } from './labelled.ts';
import { quiet } from './quiet.ts';

const far = '(\\d{1,3}(?:\\.\\d{3})?(?:,\\d{1,2})?) ?(min\\.?|minutos?|m|metros|km|quilometros)';
const by = '(?: (?:de |em )?(a pe|caminhada|caminhando|de carro|carro))?';
const inText = new RegExp(`\\ba (?:apenas |cerca de |aproximadamente )?${far}${by} d([aoe]s?) `, 'g');
const before = new RegExp(`^\\W{0,3}${far}${by}\\s*(?:[:–—-]|d[aoe]s?|ate [oa]s?)\\s+(.+)$`);
const after = new RegExp(`^\\W{0,3}(.{3,60}?)\\s*(?:[:–—-]|\\ba)\\s*${far}${by}\\.?$`);

/** Where a place's name ends in running text. */
const end =
  /[,;:·•|()]|\s[–—-]\s|\s(?:e|ou)\s(?=(?:a|em|ao|à|n[ao]|de frente)\s)|\s(?:n[ao]s?|em|com|que|para|onde|por)\s|\s(?:mais|bem|além)\s/iu;
const abbreviated =
  /(?:^|\s)(?:rod|av|r|pça|praça|dr|dra|sta|sto|s|jd|pq|shop|est|al|prof|pres|gen|cel|bairro)$/iu;

function nameAt(text: string): string {
  const head = text.split(end)[0]!;
  for (const stop of head.matchAll(/\.(?=\s|$)/g))
    if (!abbreviated.test(head.slice(0, stop.index))) return head.slice(0, stop.index).trim();
  return head.trim();
}

/** A distance, if its figures are plausible and its words name a place. */
function lugarOf(name: string, figure: string, unit: string, mode: string | undefined): Lugar | null {
  const value = Number(figure.replaceAll('.', '').replace(',', '.'));
  const isTime = unit.startsWith('min');
  const distancia = Math.round(/^(?:km|quil)/.test(unit) ? value * 1000 : value);
  if (isTime ? distancia < 1 || distancia > 120 : distancia < 30 || distancia > 60_000) return null;
  const lugar = name.replace(/^(?:o|a|os|as)\s+/i, '').replace(/[.\s]+$/, '');
  const tipo = tipoDoLugar(lugar);
  const folded = foldAligned(lugar);
  const isNamed = /^\p{Lu}/u.test(lugar) && lugar.length >= 4;
  if (!(isNamed || tipo !== 'outro' || /^(?:centro|beira-mar)\b/.test(folded))) return null;
  if (lugar.length < 3 || lugar.length > 60 || !isPlainValue(lugar) || /\d{3}\.\d{3}|r\$/.test(folded))
    return null;
  if (
    /^(?:dele|dela|tudo|tod[ao]s|casa|onde|piscina|raia|video|duracao|pe direito|fachada|frente)\b/.test(
      folded,
    )
  )
    return null;
  if (/(?:^|\s)(?:d[aeo]s?|e|com|em|n[ao]s?)$/i.test(lugar)) return null;
  const modo = mode === undefined ? null : mode.includes('carro') ? 'de-carro' : 'a-pe';
  return { lugar: quiet(lugar), tipo, distancia, medida: isTime ? 'min' : 'm', modo };
}

const stand = /\b(?:estande|stand|plantao|showroom|escritorio|decorado|atendimento|divisa|recuo)\b/;

export function distancias(lines: SourceLine[]): Candidate<Lugar[]>[] {
  const said = ownSentences(lines)
    .filter(({ folded }) => !stand.test(folded))
    .flatMap((sentence) =>
      [...sentence.folded.matchAll(inText)].flatMap((match) => {
        const name = nameAt(sentence.text.slice(match.index + match[0].length));
        const found = lugarOf(name, match[1]!, match[2]!, match[3]);
        return found ? [stated([found], 2, sentence)] : [];
      }),
    );
  const listed = lines.flatMap((line) => {
    if (stand.test(line.folded)) return [];
    const found = line.cells.length === 2 ? ofCells(line) : line.cells.length === 1 ? ofLine(line) : null;
    return found ? [candidate([found], 2, line)] : [];
  });
  return [...said, ...listed];
}

function ofCells({ cells: [one, two] }: SourceLine): Lugar | null {
  const exact = new RegExp(`^${far}${by}\\.?$`);
  const found = two!.folded.trim().match(exact);
  const name = one!.text.trim();
  if (!found || /\d/.test(name)) return null;
  return inList(lugarOf(name, found[1]!, found[2]!, found[3]));
}

function ofLine(line: SourceLine): Lugar | null {
  const last = line.folded.match(after);
  const words = (part: string, from: number) =>
    line.text.slice(line.folded.indexOf(part, from)).slice(0, part.length);
  if (last) return inList(lugarOf(words(last[1]!, 0).trim(), last[2]!, last[3]!, last[4]));
  const first = line.folded.match(before);
  if (!first || !/^\W{0,3}\d/.test(line.folded)) return null;
  return inList(lugarOf(nameAt(words(first[4]!, 0)), first[1]!, first[2]!, first[3]));
}

/** In a list metres may be a pool's: only those of a known kind of place, and what lies farther than any pool is long. */
const inList = (found: Lugar | null): Lugar | null =>
  found &&
  (found.tipo !== 'outro' ||
    (found.medida === 'm' && found.distancia >= 1000) ||
    (found.medida === 'min' && /^(?:centro|beira-mar)\b/i.test(found.lugar)))
    ? found
    : null;
