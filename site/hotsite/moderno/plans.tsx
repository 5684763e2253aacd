import { Blocos } from '../shared/blocos.tsx';
import { Nome } from '../shared/frase.tsx';
import { GalleryLink } from '../shared/gallery-link.tsx';
import { Opening } from '../shared/opening.tsx';
import type { SectionView } from '../shared/page-frame.tsx';
import { Picker } from '../shared/picker.tsx';
import { PlanOffer } from '../shared/plan-offer.tsx';
import { areWide, pickerEntries, planEntries, planId } from '../shared/plans.ts';
import { SectionTitle } from '../shared/section-title.tsx';

/** Cards side by side, a chip per typology; units without a drawing keep their figures. */
export const Plans: SectionView = ({ page, section }) => {
  const { drawn, undrawn } = planEntries(page, section);
  return (
    <section className="plans" id="plantas" aria-labelledby="plantas-titulo">
      <div className="plans-head">
        <div>
          <SectionTitle section={section} />
          <Opening lines={section.texto} />
        </div>
        <Picker entries={pickerEntries(drawn)} />
      </div>
      {drawn.length > 0 && (
        <ul className={areWide(drawn) ? 'scroller wide-plans' : 'scroller'} data-scroller="">
          {drawn.map(({ item, index, plan }) => (
            <li key={planId(index)} id={planId(index)} className="plan-card">
              <GalleryLink
                className="plan-media"
                page={page}
                asset={plan}
                group="plantas"
                drawing
                alt={page.alt(plan, `Planta: ${item.titulo}`)}
                sizes="(max-width: 899px) 100vw, 44vw"
              />
              <h3>
                <Nome>{item.titulo}</Nome>
              </h3>
              {item.texto && <p>{item.texto}</p>}
              <PlanOffer page={page} item={item} />
            </li>
          ))}
        </ul>
      )}
      {undrawn.length > 0 && (
        <ul className="plan-list">
          {undrawn.map(({ item, index }) => (
            <li key={planId(index)} id={planId(index)} className="plan-card">
              <h3>
                <Nome>{item.titulo}</Nome>
              </h3>
              {item.texto && <p>{item.texto}</p>}
              <PlanOffer page={page} item={item} />
            </li>
          ))}
        </ul>
      )}
      <Blocos page={page} secao="plantas" />
    </section>
  );
};
