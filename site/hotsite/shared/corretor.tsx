import { companyName } from '#contract/da-pasta-a-pagina/nomes.ts';
import { type Pedido, pedidos } from '#contract/publico/pedidos.ts';
import { WhatsappIcon } from './icons.tsx';
import type { Page } from './page.ts';

/** 'Corretor de Imóveis · CRECI 12345-F/SC': always accompanies the name. */
const registration = 'Corretor de Imóveis · CRECI\u00a0{{CORRETOR_CRECI}}/{{CORRETOR_UF_CRECI}}';

/** The corretor's WhatsApp link with a first message about this page. */
export function whatsappHref(page: Page, wish?: string): string {
  const seen = `Olá! Vi a página de ${page.facts.nome}`;
  const message = wish ? `${seen}. ${wish}` : `${seen} e gostaria de saber mais.`;
  return `https://wa.me/{{CORRETOR_WHATSAPP}}?text=${encodeURIComponent(message)}`;
}

interface CorretorProps {
  page: Page;
  size: 'small' | 'large';
  /** What stands there instead for a page that nobody shows; the incorporadora's name, if not given. */
  none?: string;
}

/** Who shows the page: the corretor's photo, name and registration, or else the incorporadora. */
export function Corretor({ page, size, none }: CorretorProps) {
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
        {none ?? companyName(page.facts.incorporadora)}
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

/** Asks for one thing: the first message says it. */
export function PedidoLink({
  page,
  pedido,
  quiet,
}: {
  page: Page;
  pedido: Pedido;
  quiet?: boolean | undefined;
}) {
  const { rotulo, mensagem } = pedidos[pedido];
  return (
    <a
      className={quiet ? 'pedido' : 'button pedido'}
      href={whatsappHref(page, mensagem)}
      target="_blank"
      rel="noopener"
      data-corretor="whatsapp"
      data-pedido={pedido}
    >
      {rotulo}
    </a>
  );
}

/** What people ask a corretor for, a touch each. */
export function Pedidos({ page }: { page: Page }) {
  return (
    <ul className="pedidos">
      {(['tabela', 'visita', 'duvida'] as const).map((pedido) => (
        <li key={pedido}>
          <PedidoLink quiet page={page} pedido={pedido} />
        </li>
      ))}
    </ul>
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
