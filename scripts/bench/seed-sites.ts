import type pg from 'pg';

/** Corretores `from` to `to`, each covering 30 bairros; the first call also creates territory and offers. */
export interface Seed {
  from: number;
  to: number;
  empreendimentos: number;
  bairros: number;
  /** How many each corretor covers and offers. */
  perCorretor?: { bairros: number; ofertas: number };
}

/** Directly into the tables: by calls it would take an hour. */
export async function seedSites(
  database: pg.Client,
  { from, to, empreendimentos, bairros, perCorretor = { bairros: 30, ofertas: 6 } }: Seed,
): Promise<void> {
  const ask = (text: string) => database.query(text);
  if (bairros > 0) {
    await ask(`WITH r AS (INSERT INTO regioes (nome, codigo) VALUES ('Sul', 'BENCH') RETURNING id),
        e AS (INSERT INTO estados (nome, sigla, regiao_id) SELECT 'Santa Catarina', 'SC', id FROM r RETURNING id),
        c AS (INSERT INTO cidades (nome, estado_id)
          SELECT 'Cidade ' || n, e.id FROM e, generate_series(1, 50) n RETURNING id)
      INSERT INTO zonas (nome, cidade_id) SELECT 'Centro', id FROM c`);
    await ask(`INSERT INTO bairros (nome, slug, zona_id)
      SELECT 'Bairro ' || n, 'bairro-' || n, (SELECT min(id) FROM zonas) + n % 50 FROM generate_series(1, ${bairros}) n`);
    await ask(`INSERT INTO incorporadoras (nome, nome_normal)
      SELECT 'Incorporadora ' || n, 'incorporadora ' || n FROM generate_series(1, 100) n`);
    await ask(`INSERT INTO empreendimentos (nome, descricao, bairro_id, incorporadora_id, preco_inicial,
        dormitorios_min, dormitorios_max, area_min, area_max, vagas_min, vagas_max, registro_incorporacao, cartorio)
      SELECT 'Residencial ' || n, 'Apartamentos perto de tudo, com lazer completo e vista aberta.',
        (SELECT min(id) FROM bairros) + n % ${bairros}, (SELECT min(id) FROM incorporadoras) + n % 100,
        300000 + n * 500, 2, 3, 63.4, 110, 1, 2, 'R-2/' || n, '1º Ofício de Registro de Imóveis'
      FROM generate_series(1, ${empreendimentos}) n`);
    await ask(`INSERT INTO hotsites (empreendimento_id, nome, rota, versao_publica_id)
      SELECT id, nome, 'residencial-' || id, 1 FROM empreendimentos`);
  }
  await ask(`INSERT INTO corretores (nome, nome_guerra, slug, email, email_normal, creci, creci_normal, uf_creci,
      whatsapp, aprovado, site_ativo, titulo_site, biografia)
    SELECT 'José da Conceição ' || n, 'José ' || n, 'corretor-' || n, 'c' || n || '@exemplo.com.br',
      'c' || n || '@exemplo.com.br', n || '-F', n || 'F-SC', 'SC', '4799' || lpad(n::text, 7, '0'), true, true,
      'Imóveis perto de você', repeat('Doze anos de trabalho na região. ', 20)
    FROM generate_series(${from}, ${to}) n`);
  await ask(`INSERT INTO corretor_bairros (corretor_id, bairro_id)
    SELECT c.id, (SELECT min(id) FROM bairros) + (c.id * 37 + k) % (SELECT count(*) FROM bairros)
    FROM corretores c, generate_series(1, ${perCorretor.bairros}) k
    WHERE substring(c.slug FROM '\\d+')::int BETWEEN ${from} AND ${to} ON CONFLICT DO NOTHING`);
  await ask(`INSERT INTO associacoes (corretor_id, empreendimento_id, ordem_exibicao, destaque)
    SELECT c.id, (SELECT min(id) FROM empreendimentos) + (c.id * 13 + k) % (SELECT count(*) FROM empreendimentos), k, k = 0
    FROM corretores c, generate_series(0, ${perCorretor.ofertas - 1}) k
    WHERE substring(c.slug FROM '\\d+')::int BETWEEN ${from} AND ${to} ON CONFLICT DO NOTHING`);
  await ask('ANALYZE');
}
