import { type Relatorio as Found, gruposDoRelatorio } from '#contract/da-pasta-a-pagina/pastas.ts';
import { Badge } from '#web/kit/ui/badge.tsx';

const titles: Record<(typeof gruposDoRelatorio)[number], string> = {
  faltando: 'Falta na pasta',
  ilegiveis: 'Não pôde ser lido',
  pequenas: 'Pequeno demais',
  privados: 'Reservado: não foi usado',
  duplicados: 'Repetido',
};
/** Number shown per group. */
const shown = 10;

/** What the folder lacks and what is wrong with its content. */
export function Relatorio({ relatorio }: { relatorio: Found }) {
  const groups = gruposDoRelatorio.filter((grupo) => relatorio[grupo].length > 0);
  if (groups.length === 0)
    return <p className="text-muted">A pasta tem tudo o que a página precisa, e tudo pôde ser lido.</p>;
  return (
    <div className="grid grid-cols-1 gap-5">
      {groups.map((grupo) => {
        const found = relatorio[grupo];
        const more = found.length - shown;
        return (
          <div key={grupo}>
            <h3 className="flex items-center gap-2 font-medium">
              {titles[grupo]} <Badge tone={grupo === 'faltando' ? 'alive' : 'plain'}>{found.length}</Badge>
            </h3>
            <ul className="mt-1.5 grid grid-cols-1 gap-1.5 text-[13px] text-muted">
              {found.slice(0, shown).map(({ texto }) => (
                <li key={texto} className="break-words">
                  {texto}
                </li>
              ))}
              {more > 0 && <li className="text-faint">e mais {more.toLocaleString('pt-BR')}</li>}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
