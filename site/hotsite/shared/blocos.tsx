import type { Bloco, Linha } from '#contract/da-pasta-a-pagina/blocos.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import type { Page } from './page.ts';

/** What a section tells beside its text; each style sets it in its own type, `quiet` without buttons. */
export function Blocos({ page, secao, quiet }: { page: Page; secao: SectionId; quiet?: boolean }) {
  const blocos = page.blocos(secao);
  if (blocos.length === 0) return null;
  return (
    <div className={`blocos blocos-${secao}${quiet ? ' blocos-em-calma' : ''}`}>
      {blocos.map((bloco) =>
        bloco.vencida ? (
          <div className="bloco-da-tabela" key={bloco.id}>
            <BlocoView bloco={bloco} tabela="vigente" quiet={quiet} />
            {bloco === blocos.find(({ vencida }) => vencida) && (
              <p className="bloco-nota" data-tabela="vencida">
                {bloco.vencida}
              </p>
            )}
          </div>
        ) : (
          <BlocoView key={`${bloco.id} ${bloco.titulo}`} bloco={bloco} quiet={quiet} />
        ),
      )}
    </div>
  );
}

function BlocoView({
  bloco,
  tabela,
  quiet,
}: {
  bloco: Bloco;
  tabela?: 'vigente';
  quiet?: boolean | undefined;
}) {
  const { id, titulo, linhas, nota } = bloco;
  return (
    <div className={`bloco bloco-${id}`} data-tabela={tabela}>
      {titulo && <h3>{titulo}</h3>}
      <Linhas id={id} linhas={linhas} quiet={quiet} />
      {nota && <p className="bloco-nota">{nota}</p>}
    </div>
  );
}

function Linhas({ id, linhas, quiet }: { id: Bloco['id']; linhas: Linha[]; quiet?: boolean | undefined }) {
  if (id === 'mapas' || id === 'filmes')
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
