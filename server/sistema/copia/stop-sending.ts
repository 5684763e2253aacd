import type pg from 'pg';

const restored = 'A instalação foi restaurada de uma cópia';

/**
 * Nothing that waited to leave when a backup was made leaves from the restored installation by itself: it has left
 * since, or the installation is a second one. People decide: deliveries and messages can be sent again, addresses
 * switched on. Returns how many addresses were switched off.
 */
export async function stopSending(client: pg.ClientBase): Promise<number> {
  await client.query(
    `UPDATE webhook_entregas SET estado = 'falhou', arrendada_ate = NULL, resposta = $1 WHERE estado = 'pendente'`,
    ['não foi mandado: a instalação foi restaurada de uma cópia'],
  );
  await client.query(
    `UPDATE emails SET estado = 'desistiu', arrendada_ate = NULL, resposta = $1 WHERE estado = 'pendente'`,
    ['não saiu: a instalação foi restaurada de uma cópia'],
  );
  await client.query(
    `UPDATE lisa_enviadas SET estado = 'doubt', motivo_codigo = 'em-duvida', motivo = $1
     WHERE estado IN ('queued', 'sending')`,
    [`${restored}: esta mensagem pode já ter saído.`],
  );
  await client.query(
    'UPDATE lisa_comunicados SET parado_em = now() WHERE concluido_em IS NULL AND parado_em IS NULL',
  );
  const { rowCount } = await client.query('UPDATE webhooks SET ativo = false, motivo = $1 WHERE ativo', [
    `${restored}: ligue se ela ainda deve avisar este endereço.`,
  ]);
  return rowCount ?? 0;
}
