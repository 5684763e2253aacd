import type { CampoDaLeitura } from '#contract/da-pasta-a-pagina/leitura.ts';
import { type CampoMostrado, rotuloDoMostrado } from '#contract/da-pasta-a-pagina/paginas-atras.ts';
import { valueWords } from '#web/widgets/leitura/value-words.ts';

interface Change {
  campo: string;
  antes: unknown;
  depois: unknown;
}

/** What visitors see of a field, and what they will: of a list only the lines that differ. */
export function changeWords({ campo, antes, depois }: Change) {
  // A table comes as its lines.
  const words = (value: unknown) =>
    campo === 'tabela' ? ((value ?? []) as string[]) : valueWords(campo as CampoDaLeitura, value);
  const [before, after] = [words(antes), words(depois)];
  const gone = before.filter((line) => !after.includes(line));
  const come = after.filter((line) => !before.includes(line));
  const isOrder = gone.length + come.length === 0;
  const said = (lines: string[]) => lines.join(', ') || 'nada';
  return {
    rotulo: rotuloDoMostrado(campo as CampoMostrado),
    antes: said(isOrder ? before : gone),
    depois: said(isOrder ? after : come),
  };
}
