import { keysLabel } from '#web/app/keys-shown.ts';
import { singleKeys, useSingleKeysOn } from '#web/kit/keys.ts';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Switch } from '#web/kit/ui/switch.tsx';

const isApple = /mac|iphone|ipad/i.test(navigator.platform);

const groups: { label: string; keys: [keys: string[], act: string][] }[] = [
  {
    label: 'Em qualquer tela',
    keys: [
      [[isApple ? '⌘' : 'Ctrl', 'K'], 'Buscar no painel'],
      [['/'], 'Buscar na lista; sem lista, no painel'],
      [['?'], 'Mostrar estas teclas'],
      [[isApple ? '⌘' : 'Ctrl', 'Z'], 'Desfazer a última ação'],
    ],
  },
  {
    label: 'Nas listas',
    keys: [
      [['J'], 'Próxima linha; a primeira, se nenhuma está escolhida'],
      [['K'], 'Linha anterior'],
      [['E'], 'Editar a linha'],
      [['X'], 'Selecionar a linha'],
      [['Enter'], 'Abrir a linha'],
    ],
  },
  {
    label: 'Nas fichas',
    keys: [
      [[isApple ? '⌘' : 'Ctrl', 'S'], 'Salvar o que mudou'],
      [['F2'], 'Ver de onde veio o valor do campo'],
    ],
  },
  {
    label: 'Nas aprovações',
    keys: [
      [['A'], 'Aprovar quem está escolhido'],
      [['R'], 'Rejeitar quem está escolhido'],
      [['Enter'], 'Ler a conferência e as mensagens'],
      [['Esc'], 'Voltar à lista'],
    ],
  },
];

/** The keys of the panel, and the switch for those of one letter. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const isOn = useSingleKeysOn();
  return (
    <Dialog open onClose={onClose} title={keysLabel} width="sm:max-w-md" readFirst>
      {groups.map(({ label, keys }) => (
        <section key={label} className="mb-5">
          <h3 className="mb-1.5 text-[13px] font-medium text-muted">{label}</h3>
          <dl className="divide-y divide-line">
            {keys.map(([names, act]) => (
              <div key={act} className="flex items-center gap-4 py-1.5">
                <dt className="flex w-20 shrink-0 gap-1">
                  {names.map((name) => (
                    <kbd
                      key={name}
                      className="min-w-6 rounded border border-line bg-sunken px-1.5 text-center font-sans text-[13px]"
                    >
                      {name}
                    </kbd>
                  ))}
                </dt>
                <dd className="min-w-0">{act}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Switch
        label="Teclas de uma letra"
        hint="Desligadas, só valem as combinações com Ctrl, as setas e Enter."
        checked={isOn}
        onChange={singleKeys.choose}
      />
    </Dialog>
  );
}
