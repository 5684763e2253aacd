const goes = [
  'Nome, email, telefones, CRECI (menos os dois últimos números), senha, foto, biografia e redes sociais',
  'O site e todos os endereços dele, a cobertura, os preços e os empreendimentos escolhidos',
  'Os imóveis usados: saem do ar e perdem título, descrição, endereço e fotos',
  'A conversa com o assistente, as imagens guardadas e os valores pessoais na auditoria',
];
const stays = [
  'Um registro sem nome, com o número, as datas e o fim do CRECI',
  'O que foi feito no painel, sem os valores pessoais, e o recibo',
  'As somas de visitas, que não dizem nada de ninguém',
  'As cópias de segurança já feitas, até serem descartadas',
];

function List({ title, items }: { title: string; items: string[] }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 list-disc pl-5 text-muted">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

/** What an erasure deletes and keeps. */
export function ErasureSummary() {
  return (
    <div className="grid gap-3 rounded-md bg-sunken p-4 leading-6">
      <List title="O que é apagado" items={goes} />
      <List title="O que fica" items={stays} />
    </div>
  );
}
