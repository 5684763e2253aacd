import type { DocumentReading } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { Opcao, RunQuestion } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { type Nature, nameOfLanguage, type Sorting } from '#server/da-pasta-a-pagina/triagem/service.ts';
import type { Material } from '../material.ts';
import { fonteIn } from './source-of.ts';

/** Documents named in a question. */
const mostNamed = 12;

const stop: Opcao = { rotulo: 'Parar sem cadastrar nada', resposta: { decisao: 'parar' }, fontes: [] };
const goOn = (rotulo: string): Opcao => ({ rotulo, resposta: { decisao: 'seguir' }, fontes: [] });

/** What was seen in a folder that is not the material of one development in Portuguese, and the ways on. */
export function askMaterial({ sorting, readings }: Material): RunQuestion {
  const { caso, developments } = sorting;
  const documents = readings.flatMap((reading) => (reading.state === 'lido' ? [reading.document] : []));
  const names = developments.map(({ nome }) => nome);
  if (caso === 'varios')
    return {
      kind: 'material',
      text: `Esta pasta traz documentos de ${names.length} empreendimentos: ${listOf(names)}. Qual deles deve ser cadastrado? Só os documentos dele serão lidos.`,
      vistos: seen(readings, sorting),
      opcoes: [
        ...developments.map(({ nome, evidence }) => ({
          rotulo: nome,
          resposta: { decisao: 'escolher', empreendimento: nome },
          fontes: evidence ? [fonteIn(documents, evidence)] : [],
        })),
        goOn('São um só: ler todos os documentos juntos'),
        stop,
      ],
    };
  const text =
    caso === 'outra-lingua'
      ? `Os documentos desta pasta não estão em português (${languagesIn(sorting)})${names.length > 0 ? ` e falam de ${listOf(names)}` : ''}. O Super AI lê material em português. Continuar assim mesmo?`
      : 'Nenhum documento desta pasta parece oferecer um empreendimento à venda. Continuar assim mesmo?';
  return {
    kind: 'material',
    text,
    vistos: seen(readings, sorting),
    opcoes: [goOn('Continuar assim mesmo'), stop],
  };
}

/** A line a document: what it seems to be. */
function seen(readings: DocumentReading[], { natures, developments }: Sorting): string[] {
  const read = new Set(
    readings.map((reading) => (reading.state === 'lido' ? reading.document.path : reading.path)),
  );
  const inOrder = [...natures].sort(([a], [b]) => a.localeCompare(b, 'pt-BR'));
  const looked = inOrder.map(([path, nature]) => {
    const own = developments.find(({ paths }) => paths.includes(path));
    return `“${path}”: ${own ? `“${own.nome}”${inLanguage(nature)}` : whatItIs(nature)}`;
  });
  const others = readings.flatMap((reading) =>
    reading.state === 'lido' || natures.has(reading.path) ? [] : [reading.message],
  );
  const all = [...looked, ...others.filter((_, index) => index < mostNamed)];
  const more = Math.max(0, new Set([...read, ...natures.keys()]).size - mostNamed);
  return all.length <= mostNamed
    ? all
    : [...all.slice(0, mostNamed), `e mais ${more} ${more === 1 ? 'documento' : 'documentos'}`];
}

function whatItIs(nature: Nature): string {
  if (nature.papel) return `parece ser ${nature.papel}${inLanguage(nature)}`;
  if (nature.assunto === 'venda') return `material de vendas${inLanguage(nature)}`;
  return `nada diz de imóveis à venda${inLanguage(nature)}`;
}

const inLanguage = ({ lingua }: Nature) =>
  lingua === null || lingua === 'pt' ? '' : `, em ${nameOfLanguage(lingua)}`;

function languagesIn({ natures }: Sorting): string {
  const found = [...natures.values()].flatMap(({ lingua }) => (lingua && lingua !== 'pt' ? [lingua] : []));
  return listOf([...new Set(found)].map(nameOfLanguage));
}

const listOf = (names: string[]) => new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(names);
