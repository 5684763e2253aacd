import { type CampoDaLeitura, camposDaLeitura } from '#contract/da-pasta-a-pagina/leitura.ts';
import { valueWords } from '#web/widgets/leitura/value-words.ts';

interface Change {
  campo: string;
  antes: unknown;
  depois: unknown;
}

/** What visitors see of a field, and what they will: of a list only the lines that differ. */
export function changeWords({ campo, antes, depois }: Change) {
  const name = campo as CampoDaLeitura;
  const [before, after] = [valueWords(name, antes), valueWords(name, depois)];
  const gone = before.filter((line) => !after.includes(line));
  const come = after.filter((line) => !before.includes(line));
  const isOrder = gone.length + come.length === 0;
  const said = (lines: string[]) => lines.join(', ') || 'nada';
  return {
    rotulo: camposDaLeitura[name].rotulo,
    antes: said(isOrder ? before : gone),
    depois: said(isOrder ? after : come),
  };
}
