import { companyName } from '#contract/da-pasta-a-pagina/nomes.ts';
import { WhatsappIcon } from './icons.tsx';
import type { Page } from './page.ts';

/** 'Corretor de Imóveis · CRECI 12345-F/SC': always accompanies the name. */
const registration = 'Corretor de Imóveis · CRECI\u00a0{{CORRETOR_CRECI}}/{{CORRETOR_UF_CRECI}}';

/** The corretor's WhatsApp link with a first message about this page. */
export function whatsappHref(page: Page): string {
  const message = `Olá! Vi a página de ${page.facts.nome} e gostaria de saber mais.`;
  return `https://wa.me/{{CORRETOR_WHATSAPP}}?text=${encodeURIComponent(message)}`;
}

/** Who shows the page: the corretor's photo, name and registration, or else the incorporadora. */
export function Corretor({ page, size }: { page: Page; size: 'small' | 'large' }) {
  return (
    <div className={`corretor corretor-${size}`}>
      <div className="corretor-card" data-corretor="com">
        <div className="corretor-photo" data-corretor="foto">
          <img
            src="{{CORRETOR_FOTO}}"
            alt="Foto de {{CORRETOR_NOME}}"
            width={size === 'small' ? 40 : 96}
            height={size === 'small' ? 40 : 96}
            loading={size === 'small' ? 'eager' : 'lazy'}
          />
        </div>
        <p className="corretor-name">
          <strong>{'{{CORRETOR_NOME}}'}</strong> <small>{registration}</small>
        </p>
      </div>
      <p className="corretor-none" data-corretor="sem">
        {companyName(page.facts.incorporadora)}
      </p>
    </div>
  );
}

/** The inline button: only for a reachable corretor. */
export function WhatsappLink({ page, children }: { page: Page; children: string }) {
  return (
    <a
      className="button whatsapp"
      href={whatsappHref(page)}
      target="_blank"
      rel="noopener"
      data-corretor="whatsapp"
    >
      <WhatsappIcon />
      {children}
    </a>
  );
}

/** The bottom bar, last on the page. */
export function WhatsappBar({ page }: { page: Page }) {
  return (
    <aside
      className="whatsapp-bar"
      aria-label="Falar com o corretor"
      data-corretor="whatsapp"
      data-fixo="barra"
    >
      <a className="whatsapp" href={whatsappHref(page)} target="_blank" rel="noopener">
        <WhatsappIcon />
        <span>Conversar no WhatsApp</span>
      </a>
    </aside>
  );
}
