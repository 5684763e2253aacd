import { sql } from 'drizzle-orm';
import type { Lugar } from '#contract/lisa/lisa.ts';
import type { Db } from '#server/db/client.ts';
import { placeNames } from '../place-names.ts';
import { keyOf, type Place, type PlaceIndex } from './place-index.ts';

/** How far a development tells the bairro of a pin, in km. */
const nearKm = 1;
/** Degrees of latitude a kilometre is; of longitude it is at most that, in Brazil. */
const kmPerDegree = 111.32;
const mostOffered = 3;
/** Most words of a bairro's name. */
const longestName = 5;

/**
 * The bairros a shared pin may lie in, nearest first, by what the programme stores alone: names in its address, else
 * the developments around it whose place on the map and bairro are known. Empty if neither tells.
 */
export async function placesOfPin(
  { db, places }: { db: Db; places: () => Promise<PlaceIndex> },
  line: string | null | undefined,
): Promise<Lugar[]> {
  const named = namedIn(await places(), placeNames(line ?? null) ?? '');
  const point = pointIn(line ?? '');
  return named.length > 0 || point === null ? named : around(db, point);
}

const lugarOf = ({ tipo, id, nome, onde }: Place): Lugar => ({ tipo, id, nome, onde });

/** 'Av. Iguatemi, 777 - Vila Brandina, Campinas - SP': bairros whose city is named as well. */
function namedIn(index: PlaceIndex, address: string): Lugar[] {
  const parts = address.split(/[,;\n]|\s[-–]\s/).map(keyOf);
  const found = parts.flatMap((part) => {
    const words = part.split(' ');
    return words.length > longestName ? [] : [...index.named(part)];
  });
  const cities = new Set(found.flatMap(({ tipo, id }) => (tipo === 'cidade' ? [id] : [])));
  return found
    .filter(({ tipo, cidadeId }) => tipo === 'bairro' && cities.has(cidadeId))
    .slice(0, mostOffered)
    .map(lugarOf);
}

interface Point {
  latitude: number;
  longitude: number;
}

/** The degrees at the end of a shared place's line. */
function pointIn(line: string): Point | null {
  const [, latitude, longitude] = /(-?\d+(?:\.\d+)?), (-?\d+(?:\.\d+)?)\)?$/.exec(line) ?? [];
  const point = { latitude: Number(latitude ?? Number.NaN), longitude: Number(longitude ?? Number.NaN) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null;
}

/** Bairros of the developments around a point. */
async function around(db: Db, { latitude, longitude }: Point): Promise<Lugar[]> {
  const east = Math.cos((latitude * Math.PI) / 180);
  const { rows } = await db.execute<{ id: number; nome: string; onde: string }>(sql`
    WITH perto AS (
      SELECT bairro_id, sqrt(
          power(((ficha -> 'coordenadas' ->> 'latitude')::float8 - ${latitude}) * ${kmPerDegree}, 2) +
          power(((ficha -> 'coordenadas' ->> 'longitude')::float8 - ${longitude}) * ${kmPerDegree * east}, 2)) AS km
      FROM empreendimentos WHERE excluido_em IS NULL AND ficha ? 'coordenadas')
    SELECT b.id, b.nome, c.nome || '/' || e.sigla AS onde
    FROM perto JOIN bairros b ON b.id = perto.bairro_id JOIN zonas z ON z.id = b.zona_id
      JOIN cidades c ON c.id = z.cidade_id JOIN estados e ON e.id = c.estado_id
    WHERE km <= ${nearKm} AND b.excluido_em IS NULL
    GROUP BY b.id, b.nome, c.nome, e.sigla ORDER BY min(km), b.id LIMIT ${mostOffered}`);
  return rows.map((row) => ({ tipo: 'bairro' as const, ...row }));
}
