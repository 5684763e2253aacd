import { linhaPadrao } from '#contract/cadastros/certeza.ts';
import type { Fatos } from '#contract/cadastros/fatos.ts';
import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { ExtractInput, ExtractOutput } from '#server/adapters/intelligence/port.ts';
import { extractAmenidades } from './amenidades.ts';
import { extractAreas, withoutModelHouses } from './areas.ts';
import { withoutOthersColumns } from './comparison.ts';
import { extractContagens } from './contagens.ts';
import { doubtPlaceName, withWholeCover } from './cover-whole.ts';
import { extractDescricao } from './descricao.ts';
import { doubtRanges } from './doubt-ranges.ts';
import { isWritten, withDrawn } from './drawn.ts';
import { extractEntrega } from './entrega.ts';
import { withoutErrata } from './errata.ts';
import { extractFicha } from './ficha/extract-ficha.ts';
import { withoutAlike, withoutFirmHistory, withoutFirmPages } from './firm.ts';
import { homeRows, withoutShops } from './home-rows.ts';
import { placesAndFirms } from './identity.ts';
import { extractIncorporadora, type IncorporadoraFacts } from './incorporadora.ts';
import { withoutInvitation } from './invitations.ts';
import { extractLugar } from './lugar.ts';
import { byWitnesses, witnessedNames } from './name-witnesses.ts';
import { extractNome, formerNames } from './nome.ts';
import { withoutOfficeColumns } from './office-columns.ts';
import { withoutOthersBuildings } from './others-buildings.ts';
import { ownLines } from './ownership.ts';
import { extractPreco } from './preco.ts';
import { weighEvidence } from './provas/weigh.ts';
import { extractRegistro } from './registro.ts';
import { likeliest, weighed } from './respostas/likeliest.ts';
import { doubtEndereco, doubtEntrega, doubtFirmsName, doubtOtherWork } from './second-reading.ts';
import { readSources, type SourceLine } from './source.ts';
import { isAskedSpe } from './spe.ts';
import { extractStatus } from './status.ts';
import { readRows } from './tables.ts';
import { extractTipologias } from './tipologias.ts';

/**
 * Extracts facts from a folder's readable documents, by rules for Brazilian sales material. Every value is
 * quoted in its evidence; what no document mentions is null.
 */
export function extractEmpreendimento({ documents, folderName }: ExtractInput): ExtractOutput {
  const whole = extractFrom(documents, folderName);
  if (documents.every(isWritten)) return whole;
  const written = documents.map((document) => ({
    ...document,
    pages: document.pages.filter(({ drawn }) => !drawn),
  }));
  return withDrawn(extractFrom(written, folderName), whole);
}

function extractFrom(documents: DocumentText[], folderName: string | null): ExtractOutput {
  const read = readSources(documents);
  const sources = { ...read, lines: withoutErrata(withoutAlike(read.lines)) };
  const { places, firms } = placesAndFirms(sources.lines, extractLugar(sources.lines));
  const likely = likelyFirm(sources.lines);
  const former = new Set(formerNames(sources.lines));
  const named = extractNome(sources.lines, folderName, [...places, ...firms, ...likely]);
  const witnessed = byWitnesses(
    weighed('nome', named.nome, likeliest(sources.lines, 'nome')),
    witnessedNames(sources.lines, folderName, { places, firms: [...firms, ...likely] }).filter(
      ({ key }) => !former.has(key),
    ),
    places,
  );
  const nome = withWholeCover(doubtPlaceName(witnessed, sources.lines), sources.lines, folderName);
  const { outros } = named;
  const about = nome ? ownLines(sources.lines, nome.value, outros) : sources.lines;
  const firm = extractIncorporadora(about, nome?.value);
  const own = withoutOthersBuildings(
    withoutInvitation(about),
    nome?.value ?? null,
    firm.incorporadora?.value ?? null,
  );
  const lines = withoutModelHouses(
    withoutOfficeColumns(
      withoutOthersColumns(
        withoutFirmHistory(withoutFirmPages(own), nome?.value ?? null),
        nome?.value ?? null,
      ),
    ),
  );
  const all = readRows(lines);
  const rows = homeRows(all);
  const ofHomes = withoutShops(lines, all, rows);
  const { dataEntrega, warnings } = extractEntrega(lines);
  const isNamed = nome !== null && nome.confidence >= linhaPadrao;
  const lugar = extractLugar(lines, nome?.value, firmsOf(firm), isNamed);
  const fatos: Fatos = {
    nome: doubtFirmsName(nome, sources.lines),
    ...firm,
    // How often a company made for one building is named says nothing of whose it is.
    incorporadora: isAskedSpe(firm.incorporadora)
      ? firm.incorporadora
      : weighed('incorporadora', firm.incorporadora, likeliest(about, 'incorporadora', nome?.value)),
    ...lugar,
    bairro: weighed('bairro', lugar.bairro, likeliest(lines, 'bairro')),
    endereco: doubtEndereco(lugar.endereco, sources.lines),
    ...extractPreco(lines, rows),
    ...doubtOtherWork(
      doubtRanges({ ...extractContagens(ofHomes, rows), ...extractAreas(ofHomes, rows) }, ofHomes),
    ),
    status: extractStatus(lines, nome?.value ?? null),
    ...doubtOtherWork({ dataEntrega: doubtEntrega(dataEntrega, lines) }),
    ...extractRegistro(about),
    amenidades: extractAmenidades(lines),
    tipologias: extractTipologias(lines, rows),
    descricao: extractDescricao(lines),
    ...extractFicha(lines),
  };
  return {
    fatos: weighEvidence(fatos, {
      lines: sources.lines,
      ofHomes,
      folderName,
      taken: [...places, ...firms, ...firmsOf(firm), ...likely, ...former],
    }),
    outrosEmpreendimentos: outros,
    warnings: [
      ...sources.suspicious.map(
        (path) => `“${path}” traz instruções ou código dirigidos a sistemas; esses trechos foram ignorados.`,
      ),
      ...warnings,
      ...(outros.length > 0
        ? [`Os documentos descrevem também: ${outros.join(', ')}. Só “${nome?.value}” foi lido.`]
        : []),
    ],
  };
}

const firmsOf = ({ incorporadora }: IncorporadoraFacts): string[] =>
  incorporadora ? [incorporadora.value, ...incorporadora.conflicts.map(({ value }) => value)] : [];

/** A firm that stands far before every other as the developer is no building, however often it is said. */
function likelyFirm(lines: SourceLine[]): string[] {
  const name = likeliest(lines, 'nome');
  // Beside a motto said once, the name itself may stand like a firm.
  const firm = name?.isRepeated ? likeliest(lines, 'incorporadora', name.value) : null;
  return firm && firm.times > 1 && firm.margin >= farAhead ? [firm.value] : [];
}
const farAhead = 2;
