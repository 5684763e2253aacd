import { Hammer } from 'lucide-react';
import type { MeuEspaco, OwnHotsite } from '#contract/lisa/meu-espaco.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { InnerLink } from './inner-link.tsx';
import { LinkActions } from './link-actions.tsx';
import { Picture } from './picture.tsx';
import { home } from './place.ts';
import { priceText } from './price-text.ts';

/** His site, and each hotsite in his edition. */
export function LinksPage({ espaco: { corretor, site, hotsites } }: { espaco: MeuEspaco }) {
  const pages = hotsites.filter(({ url }) => url !== null);
  const waiting = hotsites.filter(({ url }) => url === null);
  return (
    <>
      <section aria-labelledby="site" className="card p-4 sm:p-5">
        <div className="mb-3 flex items-center justify-between gap-3">
          <h2 id="site" className="text-[17px] font-semibold tracking-tight">
            Seu site
          </h2>
          {site.ativo && <Badge tone="done">No ar</Badge>}
        </div>
        {site.ativo ? (
          <LinkActions
            of="seu site"
            url={site.url}
            slug={corretor.slug}
            message={`${corretor.nome}, ${corretor.titulo}: conheça meu site ${site.url}`}
          />
        ) : (
          <p className="flex gap-3 rounded-lg bg-gold-soft p-4 text-gold-ink">
            <Hammer aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <span className="text-pretty">
              <strong className="block font-semibold">O seu site está sendo preparado</strong>A equipe está
              cuidando dele. Assim que estiver no ar, o link aparece aqui.
            </span>
          </p>
        )}
      </section>

      <section aria-labelledby="hotsites" className="mt-8">
        <h2 id="hotsites" className="text-[17px] font-semibold tracking-tight">
          Hotsites com o seu contato
        </h2>
        <p className="mt-1 text-muted text-pretty">
          Quem abre por estes links vê o seu nome, o seu CRECI e o seu WhatsApp.
        </p>
        {pages.length === 0 ? (
          <p className="card mt-4 border-dashed px-6 py-12 text-center text-muted">
            {waiting.length === 0
              ? 'Nenhum empreendimento ainda. Eles aparecem aqui conforme os seus bairros e a sua faixa de preço.'
              : 'As páginas dos seus empreendimentos estão em preparação.'}
          </p>
        ) : (
          <ul className="mt-4 grid gap-4 sm:grid-cols-2">
            {pages.map((page) => (
              <HotsiteCard key={page.empreendimentoId} page={page} slug={corretor.slug} />
            ))}
          </ul>
        )}
        {pages.length > 0 && waiting.length > 0 && (
          <p className="mt-4 text-[13px] text-muted">
            Em preparação: {waiting.map(({ nome }) => nome).join(', ')}.
          </p>
        )}
      </section>
    </>
  );
}

function HotsiteCard({ page, slug }: { page: OwnHotsite; slug: string }) {
  const { empreendimentoId, nome, bairro, cidade, imagem, preco, rotulo, destaque } = page;
  const url = page.url!;
  return (
    <li className="card flex flex-col overflow-hidden">
      <Picture src={imagem} />
      <div className="flex flex-1 flex-col p-4">
        <div className="mb-3 flex-1">
          <div className="flex flex-wrap gap-1.5">
            {rotulo && <Badge>{rotulo}</Badge>}
            {destaque && <Badge tone="alive">Destaque</Badge>}
          </div>
          <h3 className="mt-2 text-[17px] leading-6 font-semibold tracking-tight break-words">{nome}</h3>
          <p className="text-muted">
            {bairro}, {cidade}
          </p>
          <p className="mt-1 font-medium tabular-nums">{priceText(preco)}</p>
        </div>
        <LinkActions
          of={nome}
          url={url}
          slug={`${slug}-${empreendimentoId}`}
          message={`${nome}, em ${bairro}, ${cidade}: ${url}`}
        />
        <InnerLink
          href={`${home}/material?empreendimento=${empreendimentoId}`}
          className="button button-ghost mt-1"
        >
          Ver material
        </InnerLink>
      </div>
    </li>
  );
}
