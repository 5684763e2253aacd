// The payment in figures: the parts of the table, for a value and an entry of the visitor's choice. What it counts
// with is read from the lines of the page's own blocks; where a part has no share, nothing is drawn.
const inReais = (value) =>
  value.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 });
const amount = (text) => Number(text.replace(/\./g, '').replace(',', '.'));
const entryOf = (row) => ({
  name: row.querySelector('dt')?.textContent.trim() ?? '',
  value: row.querySelector('.linha-valor')?.textContent ?? '',
});
const partOfPrice = (row) => {
  const { name, value } = entryOf(row);
  const [, share, times] = /^(\d+(?:,\d+)?)%(?: em (\d+) parcelas?)?$/.exec(value.trim()) ?? [];
  return share ? { name, share: amount(share), times: Number(times ?? 1) } : null;
};
const pricedType = (row) => {
  const { name, value } = entryOf(row);
  const prices = list(value.matchAll(/R\$\s*([\d.]+(?:,\d{2})?)/g)).map(([, price]) => amount(price));
  return prices.length > 0 ? { name, from: prices[0], to: prices[prices.length - 1] } : null;
};
const textNode = (tag, className, text) => {
  const node = named(document.createElement(tag), className);
  node.textContent = text;
  return node;
};
const slider = (label, min, max, step, onInput) => {
  const row = named(document.createElement('label'), 'pagina-calculo-escolha');
  const shown = textNode('strong', '', '');
  const input = document.createElement('input');
  Object.assign(input, { type: 'range', min, max, step });
  input.addEventListener('input', onInput);
  row.append(textNode('span', '', label), shown, input);
  return { row, input, shown };
};

for (const block of all('.bloco-pagamento')) {
  const parts = list(block.querySelectorAll('.linhas > div')).map(partOfPrice);
  const rows = block.closest('section')?.querySelectorAll('.bloco-unidades .linhas > div') ?? [];
  const types = list(rows).map(pricedType).filter(Boolean);
  const whole = parts.reduce((sum, part) => sum + (part?.share ?? Number.NaN), 0);
  // Thirds are written with two digits.
  if (types.length === 0 || parts.length < 2 || !(Math.abs(whole - 100) < 0.1)) continue;

  const entry = parts.find(({ name }) => /entrada|sinal|^ato\b/i.test(name));
  const rest = parts.find(({ name }) => /financ/i.test(name));
  const lowest = Math.min(...types.map(({ from }) => from));
  const highest = Math.max(...types.map(({ to }) => to));
  const box = named(document.createElement('div'), 'pagina-calculo');
  box.dataset.nosso = '';
  const result = document.createElement('dl');
  const figures = parts.map(({ name }) => {
    const line = document.createElement('div');
    const figure = document.createElement('dd');
    line.append(textNode('dt', '', name), figure);
    result.append(line);
    return figure;
  });
  const count = () => {
    const value = Number(price.input.value);
    const more = entry && rest ? Number(share.input.value) - entry.share : 0;
    price.shown.textContent = inReais(value);
    parts.forEach((part, i) => {
      const percent = part.share + (part === entry ? more : part === rest ? -more : 0);
      const sum = (value * percent) / 100;
      figures[i].textContent = part.times > 1 ? `${part.times} × ${inReais(sum / part.times)}` : inReais(sum);
    });
    if (share) share.shown.textContent = `${share.input.value.replace('.', ',')}%`;
  };
  const price = slider('Valor do imóvel', lowest, highest, 1000, count);
  const share = entry && rest && slider('Entrada', entry.share, entry.share + rest.share, 1, count);
  price.input.value = lowest;
  if (share) share.input.value = entry.share;
  const chips = named(document.createElement('div'), 'pagina-calculo-tipos');
  for (const { name, from } of types.length > 1 ? types : []) {
    const chip = textNode('button', '', name);
    chip.type = 'button';
    chip.addEventListener('click', () => {
      price.input.value = from;
      count();
    });
    chips.append(chip);
  }
  if (lowest === highest) price.input.hidden = true;
  const said = [
    'Contas com as partes e os valores da tabela acima.',
    ...(share ? ['Uma entrada maior diminui o financiamento na mesma medida.'] : []),
    'Sem correção monetária, juros, taxas nem impostos: uma simulação, sem valor de proposta.',
  ];
  box.append(
    textNode('h4', '', 'Simule o pagamento'),
    ...(types.length > 1 ? [chips] : []),
    price.row,
    ...(share ? [share.row] : []),
    result,
    textNode('p', 'bloco-nota', said.join(' ')),
  );
  result.setAttribute('aria-live', 'polite');
  block.append(box);
  count();
}
