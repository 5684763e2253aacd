import { diffArrays } from 'diff';
import { sectionLabels } from '#contract/da-pasta-a-pagina/estudio.ts';
import type { Comparacao, Linha } from '#contract/da-pasta-a-pagina/versoes.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/kernel/errors.ts';
import { elementsOf, type HtmlElement, type HtmlNode, isElement, textOf } from '#server/kernel/html/tree.ts';
import type { VersionRow } from '../verificacao/inspect.ts';
import { linesOf, readHtml } from '../verificacao/read-page.ts';
import { findVersion } from '../verificacao/verify.ts';
import { factChanges } from './fact-changes.ts';

interface Part {
  nome: string;
  linhas: string[];
  imagens: Set<string>;
}

/** Describes what changed between two versions. Throws AppError 404, 409 if files are gone. */
export async function compareVersions(
  { db, storage }: { db: Db; storage: Storage },
  { hotsiteId, antes, depois }: { hotsiteId: number; antes: number; depois: number },
): Promise<Comparacao> {
  const [one, other] = await Promise.all(
    [antes, depois].map((versaoId) => findVersion(db, hotsiteId, versaoId)),
  );
  const [before, after] = await Promise.all([one!, other!].map((version) => partsOf(storage, version)));
  return {
    antes: sideOf(one!),
    depois: sideOf(other!),
    fatos: factChanges(one!, other!),
    partes: partChanges(before!, after!),
    aparencia: one!.cssFile !== other!.cssFile || one!.jsFile !== other!.jsFile,
  };
}

const sideOf = ({ id, numero, criadoEm }: VersionRow) => ({ id, numero, criadaEm: criadoEm.toISOString() });

async function partsOf(storage: Storage, version: VersionRow): Promise<Part[]> {
  const file = await storage.get(version.htmlFile);
  if (!file)
    throw new AppError(409, 'arquivos-ausentes', `Arquivos da versão ${version.numero} foram excluídos.`);
  return pageParts(readHtml(Buffer.from(file.bytes).toString('utf8')));
}

/** A page's parts as a reader sees them: its sections, and what precedes and follows. */
export function pageParts(nodes: readonly HtmlNode[]): Part[] {
  const parts: Part[] = [];
  const add = (nome: string, list: readonly HtmlNode[]) => {
    const known = parts.filter((part) => part.nome === nome || part.nome.startsWith(`${nome} (`)).length;
    const imagens = [...elementsOf(list)].flatMap(({ attrs }) => attrs['data-asset'] ?? []);
    parts.push({
      nome: known > 0 ? `${nome} (${known + 1})` : nome,
      linhas: linesOf(list),
      imagens: new Set(imagens),
    });
  };
  const walk = (list: readonly HtmlNode[]) => {
    for (const node of list) {
      if (!isElement(node)) continue;
      if (node.tag === 'main' || (node.tag === 'div' && holdsParts(node))) walk(node.children);
      else if (
        textOf(node.children).trim() !== '' ||
        [...elementsOf([node])].some(({ tag }) => tag === 'img')
      )
        add(nameOf(node), [node]);
    }
  };
  walk(nodes);
  return parts;
}

const holdsParts = (node: HtmlElement) =>
  [...elementsOf(node.children)].some(({ tag }) => tag === 'section' || tag === 'main');

const knownNames: Record<string, string> = sectionLabels;

function nameOf(node: HtmlElement): string {
  const known = knownNames[node.attrs.id ?? ''];
  if (known) return known;
  if (node.tag === 'header') return 'Cabeçalho';
  if (node.tag === 'footer') return 'Rodapé';
  const heading = [...elementsOf([node])].find(({ tag }) => /^h[1-4]$/.test(tag));
  const title = heading && textOf(heading.children).trim();
  return title || (node.tag === 'section' ? 'Seção' : 'Outros');
}

export function partChanges(before: readonly Part[], after: readonly Part[]): Comparacao['partes'] {
  const names = (parts: readonly Part[], others: readonly Part[]) =>
    parts.map(({ nome }) => nome).filter((nome) => others.some((other) => other.nome === nome));
  const order = names(before, after);
  const moved = new Set(
    diffArrays(order, names(after, before)).flatMap(({ added, value }) => (added ? value : [])),
  );
  const shown = after.map((part) => {
    const old = before.find(({ nome }) => nome === part.nome);
    const linhas = lineChanges(old?.linhas ?? [], part.linhas);
    const imagensNovas = [...part.imagens].filter((id) => !old?.imagens.has(id)).length;
    const imagensRetiradas = [...(old?.imagens ?? [])].filter((id) => !part.imagens.has(id)).length;
    const isSame = linhas.every(({ tipo }) => tipo === 'igual') && imagensNovas + imagensRetiradas === 0;
    return {
      nome: part.nome,
      estado: !old ? ('nova' as const) : isSame ? ('igual' as const) : ('mudou' as const),
      movida: moved.has(part.nome),
      imagensNovas,
      imagensRetiradas,
      linhas: isSame ? [] : linhas,
    };
  });
  const gone = before
    .filter(({ nome }) => !after.some((part) => part.nome === nome))
    .map((part) => ({
      nome: part.nome,
      estado: 'retirada' as const,
      movida: false,
      imagensNovas: 0,
      imagensRetiradas: part.imagens.size,
      linhas: lineChanges(part.linhas, []),
    }));
  return [...shown, ...gone];
}

function lineChanges(before: string[], after: string[]): Linha[] {
  const lines = diffArrays(before, after).flatMap(({ added, removed, value }) =>
    value.map((texto): Linha => ({ tipo: added ? 'entrou' : removed ? 'saiu' : 'igual', texto })),
  );
  const changed = withoutMoved(lines);
  // If only the order changed, that is reported.
  return changed.some(({ tipo }) => tipo !== 'igual') ? changed : lines;
}

/** A moved line is unchanged: other styles use another order. */
function withoutMoved(lines: Linha[]): Linha[] {
  const entered = lines.filter(({ tipo }) => tipo === 'entrou').map(({ texto }) => texto);
  const moved: string[] = [];
  const left = lines.filter(({ tipo, texto }) => {
    const at = tipo === 'saiu' ? entered.indexOf(texto) : -1;
    if (at !== -1) moved.push(...entered.splice(at, 1));
    return at === -1;
  });
  return left.map((line) => {
    const at = line.tipo === 'entrou' ? moved.indexOf(line.texto) : -1;
    if (at === -1) return line;
    moved.splice(at, 1);
    return { ...line, tipo: 'igual' };
  });
}
