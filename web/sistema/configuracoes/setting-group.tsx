import { isLong, type SettingGroup } from '#web/sistema/configuracoes/groups.ts';
import { SettingCard } from '#web/sistema/configuracoes/setting-card.tsx';
import { SettingRow } from '#web/sistema/configuracoes/setting-row.tsx';

/** A group's texts, under what is true of all of them. */
export function Group({ group, isLocal }: { group: SettingGroup; isLocal: boolean }) {
  const { id, titulo, resumo, settings } = group;
  const inLines = isLong(group);
  return (
    <section aria-labelledby={`grupo-${id}`} className="mt-8 first-of-type:mt-4">
      <h2 id={`grupo-${id}`} className="text-[15px] font-semibold tracking-tight">
        {titulo}
      </h2>
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
      {inLines ? (
        <div className="grid grid-cols-1 divide-y divide-line rounded-xl border border-line">
          {settings.map((setting) => (
            <SettingRow key={setting.chave} setting={setting} />
          ))}
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-4">
          {settings.map((setting) => (
            <SettingCard key={setting.chave} setting={setting} />
          ))}
        </div>
      )}
    </section>
  );
}
