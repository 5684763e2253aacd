import type { Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { Blocos } from '../shared/blocos.tsx';
import { Nome } from '../shared/frase.tsx';
import { GalleryLink } from '../shared/gallery-link.tsx';
import { Opening } from '../shared/opening.tsx';
import type { Page } from '../shared/page.ts';
import type { SectionView } from '../shared/page-frame.tsx';
import { Picker } from '../shared/picker.tsx';
import { PlanOffer } from '../shared/plan-offer.tsx';
import { pickerEntries, planEntries, planId } from '../shared/plans.ts';
import { SectionTitle } from '../shared/section-title.tsx';

const shownAtOnce = 6;

/** Plans in pairs, to be compared; many of them collapse. */
export const Plans: SectionView = ({ page, section }) => {
  const more = section.itens.slice(shownAtOnce);
  return (
    <section className="plans" id="plantas" aria-labelledby="plantas-titulo">
      <div className="plans-head">
        <div>
          <SectionTitle section={section} />
          <Opening lines={section.texto} />
        </div>
        <Picker entries={pickerEntries(planEntries(page, section).drawn)} />
      </div>
      <PlanRows page={page} items={section.itens.slice(0, shownAtOnce)} from={0} />
      {more.length > 0 && (
        <details>
          <summary className="button">Ver todas as plantas</summary>
          <PlanRows page={page} items={more} from={shownAtOnce} />
        </details>
      )}
      <Blocos page={page} secao="plantas" />
    </section>
  );
};

function PlanRows({ page, items, from }: { page: Page; items: Section['itens']; from: number }) {
  return (
    <ul className="plan-rows">
      {items.map((item, at) => {
        const plan = page.asset(item.asset);
        return (
          <li key={planId(from + at)} id={planId(from + at)} className={plan ? 'plan' : 'plan plan-plain'}>
            <div className="plan-text">
              <h3>
                <Nome>{item.titulo}</Nome>
              </h3>
              {item.texto && <p>{item.texto}</p>}
              <PlanOffer page={page} item={item} />
            </div>
            {plan && (
              <GalleryLink
                page={page}
                asset={plan}
                group="plantas"
                alt={page.alt(plan, `Planta: ${item.titulo}`)}
                fit="contain"
                sizes="(max-width: 899px) 92vw, 46vw"
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
