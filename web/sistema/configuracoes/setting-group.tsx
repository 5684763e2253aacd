import { ChevronDown } from 'lucide-react';
import { formatCount } from '#contract/base/format-count.ts';
import { countOf } from '#web/kit/format.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { cx } from '#web/kit/ui/cx.ts';
import { groupAnchor, isCustom, isLong, type SettingGroup } from '#web/sistema/configuracoes/groups.ts';
import { SettingCard } from '#web/sistema/configuracoes/setting-card.tsx';
import { SettingRow } from '#web/sistema/configuracoes/setting-row.tsx';
import type { OpenGroups } from '#web/sistema/configuracoes/use-open-groups.ts';

/** A group's texts, under what is true of all of them; closed, only what somebody changed. */
export function Group({ group, open, isLocal }: { group: SettingGroup; open: OpenGroups; isLocal: boolean }) {
  const { id, titulo, resumo, settings } = group;
  const shown = open.inSight(group);
  const hidden = settings.length - shown.length;
  const custom = settings.filter(isCustom).length;
  const inLines = isLong(group);
  return (
    <section aria-labelledby={groupAnchor(id)} className="mt-8 first-of-type:mt-4">
      <div className="flex flex-wrap items-center gap-x-3">
        <h2
          id={groupAnchor(id)}
          tabIndex={-1}
          className="scroll-mt-32 text-[15px] lg:scroll-mt-22 font-semibold tracking-tight"
        >
          {titulo}
        </h2>
        <p className="text-[13px] text-muted tabular-nums">
          {countOf(settings.length, 'texto', 'textos')}
          {custom > 0 && ` · ${countOf(custom, 'personalizado', 'personalizados')}`}
        </p>
        {(hidden > 0 || open.canClose(group)) && (
          <Button
            look="ghost"
            className="ml-auto"
            aria-expanded={hidden === 0}
            onClick={() => open.toggle(id)}
          >
            {hidden > 0
              ? `Mostrar ${formatCount(hidden)}${custom > 0 ? ' no texto padrão' : ''}`
              : 'Recolher'}
            <span className="sr-only">: {titulo}</span>
            <ChevronDown aria-hidden="true" className={cx(hidden === 0 && 'rotate-180')} />
          </Button>
        )}
      </div>
      <p className="mt-0.5 mb-3 text-muted">
        {resumo}
        {isLocal && settings.some(({ tipo }) => tipo !== 'mensagem') && (
          <span className="mt-0.5 block text-[13px] text-gold-ink">
            {settings.every(({ tipo }) => tipo !== 'mensagem')
              ? 'O Motor local não lê estes textos: eles valem quando o motor em uso é um modelo.'
              : 'O Motor local não lê as instruções deste grupo, só as mensagens: as instruções valem quando o motor em uso é um modelo.'}
          </span>
        )}
      </p>
      {shown.length === 0 ? null : inLines ? (
        <div className="grid grid-cols-1 divide-y divide-line rounded-xl border border-line">
          {shown.map((setting) => (
            <SettingRow key={setting.chave} setting={setting} />
          ))}
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-4">
          {shown.map((setting) => (
            <SettingCard key={setting.chave} setting={setting} />
          ))}
        </div>
      )}
    </section>
  );
}
