import { AlarmClock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Pendencia, PendenciaTipo } from '#contract/painel/painel.ts';
import { maskPhone } from '#web/kit/form/masks.ts';
import { countOf } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { IconButton } from '#web/kit/ui/icon-button.tsx';
import { pendenciaKinds } from '#web/painel/inicio/pendencia-kinds.ts';
import type { useInboxActs } from '#web/painel/inicio/use-inbox-acts.ts';
import type { useSnooze } from '#web/painel/inicio/use-snooze.ts';
import { folderName } from '#web/widgets/folder-name.ts';

type Item = Pendencia['itens'][number];

/** What is decided where it stands, with all there is to see first; given by who knows both. */
export type InPlace = Partial<Record<PendenciaTipo, { label: string; panel: (id: number) => ReactNode }>>;

export interface Doing {
  acts: ReturnType<typeof useInboxActs>;
  onSnooze: ReturnType<typeof useSnooze>['snooze'];
  inPlace: InPlace;
}

const link =
  'block rounded-sm py-0.5 leading-5 break-words [a&]:underline [a&]:decoration-line [a&]:underline-offset-4 [a&]:hover:text-ink';
const small = '-my-1 h-8 shrink-0 px-2 text-[13px] text-ink max-md:h-10';

/** One kind of thing that waits: how many, and the first ones with what can be done. */
export function Waiting({ pendencia: { tipo, itens, total }, ...doing }: Doing & { pendencia: Pendencia }) {
  const { icon: Icon, words, all, AllAct } = pendenciaKinds[tipo];
  const others = total - itens.length;
  return (
    <li className="flex break-inside-avoid gap-3 px-5 py-3" data-tipo={tipo}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-gold-ink" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{countOf(total, ...words)}</p>
        <ul className="mt-0.5 grid text-[13px] text-muted">
          {itens.map((item) => (
            <One key={item.id} tipo={tipo} item={item} {...doing} />
          ))}
          {others > 0 && (
            <li>
              <Link to={all} className={link}>
                e mais {others.toLocaleString('pt-BR')}
              </Link>
            </li>
          )}
        </ul>
        {AllAct && total > 1 && <AllAct />}
      </div>
    </li>
  );
}

/** A folder or a number as people write it. */
const readable = (nome: string) => (/^\+\d+$/.test(nome) ? maskPhone(nome) : folderName(nome));

function One({ tipo, item, acts, onSnooze, inPlace }: Doing & { tipo: PendenciaTipo; item: Item }) {
  const [isOpen, setOpen] = useState(false);
  const act = acts.actOf(tipo);
  const here = inPlace[tipo];
  const { Said } = pendenciaKinds[tipo];
  const nome = readable(item.nome);
  const isBusy = acts.busy === `${tipo}/${item.id}`;
  return (
    <li className="min-w-0">
      <div className="flex min-w-0 flex-wrap items-center justify-end gap-x-1 gap-y-2">
        <Link to={pendenciaKinds[tipo].to(item)} className={`${link} min-w-0 flex-1 basis-24`}>
          {nome}
        </Link>
        <span className="flex shrink-0 items-center gap-x-1">
          {here && (
            <Button
              look="ghost"
              className={small}
              aria-label={`${isOpen ? 'Fechar' : here.label}: ${nome}`}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Fechar' : here.label}
            </Button>
          )}
          {act && (
            <Button
              look="ghost"
              className={small}
              aria-label={`${act.label}: ${nome}`}
              aria-busy={isBusy}
              aria-disabled={acts.busy !== null}
              onClick={() => void acts.run(tipo, item)}
            >
              {isBusy ? act.busy : (act.short ?? act.label)}
            </Button>
          )}
          <IconButton
            label={`Adiar ${nome} até amanhã`}
            className="-my-1 size-8 shrink-0 text-faint hover:text-ink max-md:size-10"
            onClick={() => void onSnooze(tipo, item.id, nome)}
          >
            <AlarmClock />
          </IconButton>
        </span>
      </div>
      {Said && <Said hotsiteId={Number(item.id)} />}
      {here && isOpen && <div className="-ml-7 py-2 text-ink">{here.panel(Number(item.id))}</div>}
    </li>
  );
}
