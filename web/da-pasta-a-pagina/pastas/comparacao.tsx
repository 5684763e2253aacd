import { ExternalLink, FilePenLine, FilePlus2, FileSymlink, FileX2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { sectionLabels } from '#contract/da-pasta-a-pagina/estudio.ts';
import {
  type Comparacao as Found,
  type MudancaDaPasta,
  type MudancaTipo,
  mudancaTipos,
} from '#contract/da-pasta-a-pagina/pastas.ts';
import { countOf, formatDate, formatTime } from '#web/kit/format.ts';

const kinds: Record<MudancaTipo, { icon: LucideIcon; words: [string, string] }> = {
  adicionado: { icon: FilePlus2, words: ['arquivo novo', 'arquivos novos'] },
  alterado: { icon: FilePenLine, words: ['arquivo alterado', 'arquivos alterados'] },
  renomeado: { icon: FileSymlink, words: ['arquivo renomeado', 'arquivos renomeados'] },
  removido: { icon: FileX2, words: ['arquivo removido', 'arquivos removidos'] },
};
/** Number named per kind. */
const shown = 12;

/** Fields grouped by their files. */
function bySource(campos: Found['campos']): { source: string; rotulos: string[] }[] {
  const groups = Map.groupBy(
    campos,
    ({ arquivos, lido }) => `${lido ? 'Lidos em' : 'Podem estar em'} ${arquivos.join(', ')}`,
  );
  return [...groups].map(([source, list]) => ({ source, rotulos: list.map(({ rotulo }) => rotulo) }));
}

/** What changed in the folder since it was read, and what is affected. */
export function Comparacao({ comparacao }: { comparacao: Found }) {
  const { em, total, iguais, mudancas, campos, secoes, paginas } = comparacao;
  const when = `${formatDate(em)} às ${formatTime(em)}`;
  if (mudancas.length === 0)
    return (
      <p>
        <span className="font-medium">Nada mudou na pasta.</span>{' '}
        <span className="text-muted">
          {countOf(total, 'arquivo conferido', 'arquivos conferidos')} em {when}, sem baixar nenhum.
        </span>
      </p>
    );
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-muted">
        {countOf(mudancas.length, 'mudança', 'mudanças')} e{' '}
        {countOf(iguais, 'arquivo igual', 'arquivos iguais')} em {when}.
      </p>
      <ul className="grid grid-cols-1 gap-4">
        {mudancaTipos.map((tipo) => {
          const list = mudancas.filter((mudanca) => mudanca.tipo === tipo);
          return list.length > 0 && <Changes key={tipo} tipo={tipo} list={list} />;
        })}
      </ul>
      {campos.length > 0 && (
        <Touched title="Campos que dependem disso">
          {bySource(campos).map(({ source, rotulos }) => (
            <li key={source} className="break-words">
              {source}: <span className="text-ink">{rotulos.join(', ')}</span>
            </li>
          ))}
        </Touched>
      )}
      {secoes.length > 0 && (
        <Touched title="Seções da página">
          {secoes.map(({ id, titulo }) => (
            <li key={id}>
              <span className="text-ink">{sectionLabels[id]}</span>
              {id !== 'hero' && titulo !== sectionLabels[id] && ` · ${titulo}`}
            </li>
          ))}
        </Touched>
      )}
      {paginas.length > 0 && (
        <Touched title="Páginas no ar">
          {paginas.map(({ path, nome }) => (
            <li key={path}>
              <a
                href={path}
                target="_blank"
                rel="noopener"
                className="inline-flex items-center gap-1 underline decoration-line underline-offset-4 hover:text-ink"
              >
                {nome} <ExternalLink aria-hidden="true" className="size-3.5" />
                <span className="sr-only">em nova aba</span>
              </a>
            </li>
          ))}
        </Touched>
      )}
    </div>
  );
}

function Changes({ tipo, list }: { tipo: MudancaTipo; list: MudancaDaPasta[] }) {
  const { icon: Icon, words } = kinds[tipo];
  const more = list.length - shown;
  return (
    <li className="flex gap-3">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-gold-ink" />
      <div className="min-w-0 flex-1">
        <h3 className="font-medium">{countOf(list.length, ...words)}</h3>
        <ul className="mt-1 grid grid-cols-1 gap-1 text-[13px] text-muted">
          {list.slice(0, shown).map(({ path, antes }) => (
            <li key={path} className="break-words">
              {path}
              {antes && <span className="text-faint"> · antes {antes}</span>}
            </li>
          ))}
          {more > 0 && <li className="text-faint">e mais {more.toLocaleString('pt-BR')}</li>}
        </ul>
      </div>
    </li>
  );
}

function Touched({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="font-medium">{title}</h3>
      <ul className="mt-1 grid grid-cols-1 gap-1 text-[13px] text-muted">{children}</ul>
    </div>
  );
}
