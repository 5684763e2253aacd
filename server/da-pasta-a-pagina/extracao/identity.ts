import { foldText } from '#contract/base/text.ts';
import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { ofDevelopments } from './bairro-beside.ts';
import { extractIncorporadora } from './incorporadora.ts';
import { extractLugar, type Lugar } from './lugar.ts';
import { extractNome } from './nome.ts';
import { extractRegistro } from './registro.ts';
import { doubted } from './rivals.ts';
import { readSources, type SourceLine } from './source.ts';

/** What tells the development of some documents from another. */
export interface Identity {
  nome: Fact<string> | null;
  outros: string[];
  endereco: string | null;
  cidade: string | null;
  registro: string | null;
}

/** The name, place and registration that documents state, and the further developments they describe. */
export function readIdentity(documents: DocumentText[], folderName: string | null = null): Identity {
  const { lines } = readSources(documents);
  const lugar = extractLugar(lines);
  const { places, firms } = placesAndFirms(lines, lugar);
  const { nome, outros } = extractNome(lines, folderName, [...places, ...firms]);
  return {
    nome,
    outros,
    endereco: lugar.endereco?.value ?? null,
    cidade: lugar.cidade?.value ?? null,
    registro: extractRegistro(lines).registroIncorporacao?.value ?? null,
  };
}

/** Names in the documents that are not developments: places and builders. */
export function placesAndFirms(
  lines: SourceLine[],
  { cidade, bairro }: Pick<Lugar, 'cidade' | 'bairro'>,
): { places: string[]; firms: string[] } {
  const { incorporadora } = extractIncorporadora(lines);
  // What merely stands beside a city may be the name itself.
  const isPlace =
    bairro !== null && bairro.confidence >= doubted && !ofDevelopments.test(foldText(bairro.value));
  return {
    places: [...valuesOf(cidade), ...valuesOf(isPlace ? bairro : null)],
    firms: valuesOf(incorporadora).flatMap((firm) => [firm, firm.replace(ofFirms, '')]),
  };
}
/** 'Alfa Incorporadora' is called 'Alfa'; what 'Alfa Empreendimentos' is called may be the building. */
const ofFirms = /(?<=\p{L}{3}) (?:incorporadora|construtora|urbanismo)$/iu;
const valuesOf = (fact: Fact<string> | null) =>
  fact ? [fact.value, ...fact.conflicts.map(({ value }) => value)] : [];
