import { Blocos } from '../shared/blocos.tsx';
import { Nome } from '../shared/frase.tsx';
import { GalleryLink } from '../shared/gallery-link.tsx';
import { Opening } from '../shared/opening.tsx';
import type { HotsiteAsset, Page } from '../shared/page.ts';
import type { SectionView } from '../shared/page-frame.tsx';
import { Picker } from '../shared/picker.tsx';
import { PlanOffer } from '../shared/plan-offer.tsx';
import { type PlanEntry, pickerEntries, planEntries, planId } from '../shared/plans.ts';
import { SectionTitle } from '../shared/section-title.tsx';

const shownAtOnce = 6;

/** Plans in pairs or threes, to be compared; many of them collapse. Units without a drawing are lines below. */
export const Plans: SectionView = ({ page, section }) => {
  const { drawn, undrawn } = planEntries(page, section);
  const more = drawn.slice(shownAtOnce);
  return (
    <section className="plans" id="plantas" aria-labelledby="plantas-titulo">
      <div className="plans-head">
        <div>
          <SectionTitle section={section} />
          <Opening lines={section.texto} />
        </div>
        <Picker entries={pickerEntries(drawn)} />
      </div>
      <PlanRows page={page} plans={drawn.slice(0, shownAtOnce)} />
      {more.length > 0 && (
        <details>
          <summary className="button">Ver todas as plantas</summary>
          <PlanRows page={page} plans={more} />
        </details>
      )}
      {undrawn.length > 0 && (
        <ul className="plan-list">
          {undrawn.map(({ item, index }) => (
            <li key={planId(index)} id={planId(index)}>
              <PlanText page={page} item={item} />
            </li>
          ))}
        </ul>
      )}
      <Blocos page={page} secao="plantas" />
    </section>
  );
};

/** As many as a wide screen shows side by side: what is compared stands in one row. */
const sideBySide = (count: number) => (count === 3 || count > 4 ? 3 : 2);

function PlanRows({ page, plans }: { page: Page; plans: (PlanEntry & { plan: HotsiteAsset })[] }) {
  if (plans.length === 0) return null;
  const three = sideBySide(plans.length) === 3;
  return (
    <ul className={three ? 'plan-rows in-threes' : 'plan-rows'} data-scroller="">
      {plans.map(({ item, index, plan }) => (
        <li key={planId(index)} id={planId(index)} className="plan">
          <div className="plan-text">
            <PlanText page={page} item={item} />
          </div>
          <GalleryLink
            page={page}
            asset={plan}
            group="plantas"
            alt={page.alt(plan, `Planta: ${item.titulo}`)}
            drawing
            sizes={`(max-width: 899px) 100vw, ${three ? 32 : 46}vw`}
          />
        </li>
      ))}
    </ul>
  );
}

function PlanText({ page, item }: { page: Page; item: PlanEntry['item'] }) {
  return (
    <>
      <h3>
        <Nome>{item.titulo}</Nome>
      </h3>
      {item.texto && <p>{item.texto}</p>}
      <PlanOffer page={page} item={item} />
    </>
  );
}
