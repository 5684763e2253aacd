import { type Bloco, type Linha, tabelaVencida } from '#contract/da-pasta-a-pagina/blocos.ts';
import type { Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import { inColumns } from './columns.ts';
import { PedidoLink } from './corretor.tsx';
import type { HotsiteAsset, Page } from './page.ts';
import { Picture } from './picture.tsx';
import { planOfType } from './plan-type.ts';
import { planId } from './plans.ts';

/** What a section tells beside its text; each style sets it in its own type, `quiet` without buttons. */
export function Blocos({ page, secao, quiet }: { page: Page; secao: SectionId; quiet?: boolean }) {
  // The ways there stand with the address.
  const blocos = page
    .blocos(secao)
    .filter(({ id }) => id !== 'mapas')
    .map((bloco) => untold(bloco, page.section(secao)));
  if (blocos.length === 0) return null;
  const draw = (bloco: Bloco) => (
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
      {blocos.some(({ daTabela }) => daTabela) && <Vencida page={page} secao={secao} quiet={quiet} />}
    </div>
  );
}

/** In the place of a table that has lapsed: which one it was, and the way to the one of today. */
function Vencida({ page, secao, quiet }: { page: Page; secao: SectionId; quiet?: boolean | undefined }) {
  const told = tabelaVencida(page.facts);
  if (!told) return null;
  // Plans and units say their sizes themselves.
  const sizes = page.section(secao)?.itens.length === 0 ? told.linhas : [];
  return (
    <div className="bloco bloco-vencida" data-tabela="vencida">
      <h3>{told.titulo}</h3>
      {sizes.length > 0 && <Linhas page={page} id="ficha" linhas={sizes} />}
      <p className="bloco-nota">{told.nota}</p>
      <PedidoLink page={page} pedido="tabela" quiet={quiet} />
    </div>
  );
}

/** Without the author that the section's heading names, if others are left: 'Projeto de Traço Próprio Arquitetura'. */
function untold(bloco: Bloco, section: Section | null): Bloco {
  const isNamed = (texto = '') =>
    /^\p{L}/u.test(texto) && (section?.titulo.endsWith(` de ${texto.replaceAll(' · ', ' e ')}`) ?? false);
  const linhas = bloco.linhas.filter(({ texto }) => bloco.id !== 'ficha' || !isNamed(texto));
  return linhas.length > 0 ? { ...bloco, linhas } : bloco;
}

function BlocoView({ page, bloco, quiet }: { page: Page; bloco: Bloco; quiet?: boolean | undefined }) {
  const { id, titulo, linhas, nota, daTabela } = bloco;
  return (
    <div className={`bloco bloco-${id}`} data-tabela={daTabela && 'vigente'}>
      {titulo && <h3>{titulo}</h3>}
      {id === 'filmes' ? (
        <Filmes page={page} linhas={linhas} quiet={quiet} />
      ) : (
        <Linhas page={page} id={id} linhas={linhas} quiet={quiet} />
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
  if (posters.length < linhas.length) return <Saidas linhas={linhas} quiet={quiet} />;
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
export function Saidas({ linhas, quiet }: { linhas: Linha[]; quiet?: boolean | undefined }) {
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

interface LinhasProps {
  page: Page;
  id: Bloco['id'];
  linhas: Linha[];
  quiet?: boolean | undefined;
}
function Linhas({ page, id, linhas, quiet }: LinhasProps) {
  if (id === 'pesquisa') return linhas.map(({ titulo }) => <p key={titulo}>{titulo}</p>);
  if (id === 'fontes') return <Saidas linhas={linhas} quiet />;
  if (id === 'downloads') return <Saidas linhas={linhas} quiet={quiet} />;
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
          <dt>{id === 'unidades' ? <Tipo page={page} nome={titulo} /> : titulo}</dt>
          {nota && <dd className="linha-nota">{nota}</dd>}
          {texto && <dd className="linha-valor">{texto}</dd>}
          {parte !== undefined && <Bar parte={parte} />}
        </div>
      ))}
    </dl>
  );
}

/** A type of the table leads to its plan. */
function Tipo({ page, nome }: { page: Page; nome: string }) {
  const at = planOfType(page.facts, page.section('plantas')?.itens ?? [], nome);
  return at === null ? nome : <a href={`#${planId(at)}`}>{nome}</a>;
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
