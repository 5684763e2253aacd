// Horizontally scrolling rows get arrows if they overflow.
for (const row of document.querySelectorAll('[data-scroller]')) {
  const bar = named(document.createElement('div'), 'arrows');
  const back = button('arrow arrow-back', 'Anteriores');
  const forth = button('arrow arrow-forth', 'Próximos');
  bar.append(back, forth);
  row.after(bar);
  const move = (side) => {
    const step = row.firstElementChild ? row.firstElementChild.offsetWidth : row.clientWidth;
    row.scrollBy({ left: side * step, behavior: behavior() });
  };
  const update = () => {
    const most = row.scrollWidth - row.clientWidth;
    bar.hidden = most < 8;
    back.disabled = row.scrollLeft < 8;
    forth.disabled = row.scrollLeft > most - 8;
  };
  back.addEventListener('click', () => move(-1));
  forth.addEventListener('click', () => move(1));
  row.addEventListener('scroll', update, { passive: true });
  new ResizeObserver(update).observe(row);
}

// A jump is accurate only once everything before its target has its final height.
const layOut = () => document.querySelector('main').classList.add('is-laid-out');
document.addEventListener('click', (event) => {
  if (event.target.closest('a[href^="#"]')) layOut();
});
// A visitor who scrolls once will read on.
addEventListener('scroll', layOut, { once: true, passive: true });

// On a wide screen the bar is hidden while the first view or the end of the page shows its own button.
const bar = document.querySelector('.whatsapp-bar');
const withButton = new Set();
const restBeside = (part, rootMargin) => {
  if (!bar || !part) return;
  new IntersectionObserver(
    ([entry]) => {
      if (entry.isIntersecting) withButton.add(part);
      else withButton.delete(part);
      bar.classList.toggle('is-resting', withButton.size > 0);
    },
    { rootMargin },
  ).observe(part);
};
restBeside(document.querySelector('.hero'), '-40% 0px 0px');
restBeside(document.querySelector('.footer .whatsapp'), '0px');

const showPlan = (plan, block) => {
  const folded = plan.closest('details');
  if (folded) folded.open = true;
  plan.scrollIntoView({ behavior: behavior(), block, inline: 'start' });
};
// A type of the table brings its plan into view, wherever its row has been scrolled to.
for (const link of document.querySelectorAll('.bloco-unidades a[href^="#"]')) {
  const plan = document.getElementById(link.getAttribute('href').slice(1));
  if (plan)
    link.addEventListener('click', (event) => {
      event.preventDefault();
      layOut();
      showPlan(plan, 'center');
      plan.querySelector('a')?.focus({ preventScroll: true });
    });
}

// The picker jumps to a plan within the section, and marks the visible one.
for (const picker of document.querySelectorAll('[data-picker]')) {
  const links = list(picker.querySelectorAll('a'));
  const goals = links.map((link) => document.getElementById(link.getAttribute('href').slice(1)));
  const pictures = picker.closest('section').querySelectorAll('a[data-lightbox]');
  const items = list(pictures).map((picture) => picture.closest('li'));
  const mark = (chosenLink) => {
    links.forEach((link, i) => {
      if (i === chosenLink) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
  };
  /** The link of the group an item belongs to. */
  const groupOf = (item) => goals.filter((goal) => items.indexOf(goal) <= items.indexOf(item)).length - 1;
  const inView = new Set();
  const strip = items[0]?.parentElement;
  /** The item at the beginning of a row, wherever the page stands. */
  const shownIn = (row) => {
    const { left } = row.getBoundingClientRect();
    const middle = (item) => item.getBoundingClientRect().left + item.offsetWidth / 2;
    return items.find((item) => item.parentElement === row && middle(item) > left) ?? items[0];
  };
  // The last plans of a row never reach its beginning: what was pressed stays marked while its plan is in view.
  let pressed = null;
  let arrived = false;
  links.forEach((link, i) => {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      pressed = goals[i];
      arrived = inView.has(pressed);
      mark(i);
      // Laid out on the way, what lies above would push it out of view again.
      layOut();
      showPlan(goals[i], 'nearest');
    });
  });
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect, boundingClientRect } of entries) {
        // A plan taller than the screen is in view where it fills half of it; the edge of the next one is not.
        const fills =
          intersectionRect.height >= innerHeight / 2 &&
          intersectionRect.width >= boundingClientRect.width / 2;
        const seen = intersectionRatio >= 0.6 || fills;
        if (seen) inView.add(target);
        else inView.delete(target);
      }
      if (pressed && inView.has(pressed)) arrived = true;
      else if (arrived) pressed = null;
      const first = items.find((item) => inView.has(item));
      if (!pressed && first) mark(groupOf(first));
      // Plans below one another that have been read say nothing of where somebody begins again; a row shows one still.
      else if (!pressed) mark(strip.scrollWidth > strip.clientWidth ? groupOf(shownIn(strip)) : 0);
    },
    { threshold: [0, 0.2, 0.4, 0.6, 0.8] },
  );
  for (const item of items) watcher.observe(item);
  mark(0);
}
