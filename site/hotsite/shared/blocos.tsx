import type { Bloco, Linha } from '#contract/da-pasta-a-pagina/blocos.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import { inColumns } from './columns.ts';
import type { HotsiteAsset, Page } from './page.ts';
import { Picture } from './picture.tsx';

/** What a section tells beside its text; each style sets it in its own type, `quiet` without buttons. */
export function Blocos({ page, secao, quiet }: { page: Page; secao: SectionId; quiet?: boolean }) {
  const blocos = page.blocos(secao);
  if (blocos.length === 0) return null;
  const draw = (bloco: Bloco) =>
    bloco.vencida ? (
      <div className="bloco-da-tabela" key={bloco.id}>
        <BlocoView page={page} bloco={bloco} tabela="vigente" quiet={quiet} />
        {bloco === blocos.find(({ vencida }) => vencida) && (
          <p className="bloco-nota" data-tabela="vencida">
            {bloco.vencida}
          </p>
        )}
      </div>
    ) : (
      <BlocoView key={`${bloco.id} ${bloco.titulo}`} page={page} bloco={bloco} quiet={quiet} />
    );
  const columns = secao === 'sobre' ? inColumns(blocos) : null;
  return (
    <div className={`blocos blocos-${secao}${quiet ? ' blocos-em-calma' : ''}`}>
      {columns
        ? columns.map((column) => (
            <div className="coluna" key={`${column[0]!.id} ${column[0]!.titulo}`}>
              {column.map(draw)}
            </div>
          ))
        : blocos.map(draw)}
    </div>
  );
}

function BlocoView({
  page,
  bloco,
  tabela,
  quiet,
}: {
  page: Page;
  bloco: Bloco;
  tabela?: 'vigente';
  quiet?: boolean | undefined;
}) {
  const { id, titulo, linhas, nota } = bloco;
  return (
    <div className={`bloco bloco-${id}`} data-tabela={tabela}>
      {titulo && <h3>{titulo}</h3>}
      {id === 'filmes' ? (
        <Filmes page={page} linhas={linhas} quiet={quiet} />
      ) : (
        <Linhas id={id} linhas={linhas} quiet={quiet} />
      )}
      {nota && <p className="bloco-nota">{nota}</p>}
    </div>
  );
}

/**
 * Films and tours: a poster of the page's own, asked for at a press. They open beside the page, since a player
 * inside it would have neither origin nor storage (`policies.ts`).
 */
function Filmes({ page, linhas, quiet }: { page: Page; linhas: Linha[]; quiet?: boolean | undefined }) {
  const posters = postersOf(page);
  if (posters.length < linhas.length) return <Linhas id="filmes" linhas={linhas} quiet={quiet} />;
  return (
    <ul className="filmes">
      {linhas.map(({ titulo, href }, at) => (
        <li key={titulo}>
          <a className="filme" href={href} target="_blank" rel="noopener noreferrer">
            <Picture page={page} asset={posters[at]!} sizes="(max-width: 599px) 92vw, 44vw" />
            <span className="filme-titulo">{titulo}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The last pictures of the gallery, which nobody has seen large yet, then what opens the page. */
function postersOf(page: Page): HotsiteAsset[] {
  const gallery = page.section('galeria');
  const last = gallery ? page.pictures(gallery).toReversed() : [];
  return [...last, page.asset(page.section('hero')?.assets[0])].filter((asset) => asset !== null);
}

/** Addresses outside, each a button, or a word where the style is quiet. */
function Saidas({ linhas, quiet }: { linhas: Linha[]; quiet?: boolean | undefined }) {
  return (
    <ul className={quiet ? 'saidas saidas-em-linha' : 'saidas'}>
      {linhas.map(({ titulo, href }) => (
        <li key={titulo}>
          <a
            className={quiet ? 'saida' : 'button saida'}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
          >
            {titulo}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Linhas({ id, linhas, quiet }: { id: Bloco['id']; linhas: Linha[]; quiet?: boolean | undefined }) {
  if (id === 'pesquisa') return linhas.map(({ titulo }) => <p key={titulo}>{titulo}</p>);
  if (id === 'fontes') return <Saidas linhas={linhas} quiet />;
  if (id === 'mapas' || id === 'filmes' || id === 'downloads')
    return <Saidas linhas={linhas} quiet={quiet} />;
  if (id === 'perguntas')
    return linhas.map(({ titulo, texto }) => (
      <details className="pergunta" key={titulo}>
        <summary>{titulo}</summary>
        <ul>
          {texto?.split('\n').map((answer) => (
            <li key={answer}>{answer}</li>
          ))}
        </ul>
      </details>
    ));
  if (id === 'diferenciais')
    return (
      <ul className="pontos">
        {linhas.map(({ titulo }) => (
          <li key={titulo}>{titulo}</li>
        ))}
      </ul>
    );
  return (
    <dl className="linhas">
      {linhas.map(({ titulo, nota, texto, parte }) => (
        <div key={`${titulo} ${texto}`}>
          <dt>{titulo}</dt>
          {nota && <dd className="linha-nota">{nota}</dd>}
          {texto && <dd className="linha-valor">{texto}</dd>}
          {parte !== undefined && <Bar parte={parte} />}
        </div>
      ))}
    </dl>
  );
}

/** A share drawn; its figure stands beside it. */
function Bar({ parte }: { parte: number }) {
  return (
    <svg
      className="barra"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={Math.min(parte, 100)} height="1" fill="currentColor" />
    </svg>
  );
}
