import { describe, expect, it } from 'vitest';
import type { DriveFile } from '#server/adapters/drive/port.ts';
import { cpuMsOf } from '#tests/cpu-time.ts';
import { selectMedia } from './service.ts';

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  psd: 'image/vnd.adobe.photoshop',
  heic: 'image/heic',
};
const file = (path: string, size: number | null = 1000): DriveFile => ({
  id: path,
  name: path.slice(path.lastIndexOf('/') + 1),
  path,
  mimeType: types[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream',
  size,
  version: path,
  modifiedAt: null,
});
const numbered = (pattern: string, count: number) =>
  Array.from({ length: count }, (_, i) => file(pattern.replace('#', String(i).padStart(4, '0'))));

describe('which files of a folder are taken', () => {
  it('SUP-09 pictures before videos, each as listed; documents are no business of the catalogue', () => {
    const files = ['a.mp4', 'Plantas/b.png', 'BOOK.pdf', 'c.JPG', 'sem-tipo.JPEG', 'notas.txt'].map((path) =>
      file(path),
    );
    const { chosen, leftOut } = selectMedia(files, 80);
    expect(chosen.map(({ path }) => path)).toEqual(['Plantas/b.png', 'c.JPG', 'sem-tipo.JPEG', 'a.mp4']);
    expect(leftOut).toEqual([]);
  });

  it('a copy by its checksum waits until every other picture had its turn', () => {
    const copies = ['a/1.jpg', 'b/1.jpg', 'c/1.jpg'].map((path) => ({ ...file(path), version: 'the same' }));
    const files = [...copies, file('d/2.jpg'), file('d/3.jpg')];
    const paths = (places: number) => selectMedia(files, places).chosen.map(({ path }) => path);
    expect(paths(3)).toEqual(['a/1.jpg', 'd/2.jpg', 'd/3.jpg']);
    expect(selectMedia(files, 3).leftOut.map(({ path }) => path)).toEqual(['b/1.jpg', 'c/1.jpg']);
  });

  it('names what cannot be used with its reason, without downloading it', () => {
    const files = ['implantação final.psd', 'logo.ai', 'planta.dwg', 'fotos.zip', 'foto.CR2'].map((path) =>
      file(path),
    );
    files.push(file('vazia.jpg', 0), file('gigante.jpg', 81e6), file('longo.mp4', 201e6));
    const { chosen, leftOut } = selectMedia(files, 80);
    expect(chosen).toEqual([]);
    expect(leftOut.map(({ reason }) => reason)).toEqual([
      ...Array(5).fill('formato'),
      'corrompido',
      'grande-demais',
      'grande-demais',
    ]);
    expect(leftOut[0]?.message).toBe(
      'Arquivo do Photoshop (PSD) não é uma imagem pronta. Exporte-o como JPEG ou PNG.',
    );
  });

  it('leaves private papers alone, and finds the plans beside the documents for corretores', () => {
    const secret = [
      'Z - JURÍDICO/foto.jpg',
      'Contratos/pg 1.jpg',
      'CERTIDÕES/x.png',
      'fotos/RG frente.jpg',
      'CNH_socio.jpg',
      'Matrícula 1234.jpg',
      'comprovante.png',
    ];
    const open = [
      'DOCUMENTOS CORRETOR/zAMX_Garden_Final01_AF.png',
      'Arg.jpg',
      'Fachada.jpg',
      'cpfl-torre.jpg',
    ];
    const { chosen, leftOut } = selectMedia(
      [...secret, ...open].map((path) => file(path)),
      80,
    );
    expect(chosen.map(({ path }) => path)).toEqual(open);
    expect(leftOut.map(({ path, reason }) => `${path} ${reason}`)).toEqual(
      secret.map((path) => `${path} privado`),
    );
  });

  it('SUP-16 shares the limit among folders and likely classes, with places for videos: no façade is lost behind 300 works photos', () => {
    const files = [
      ...numbered('OBRA/2025_#.jpg', 300),
      ...numbered('Stories/1080x1920_#.jpg', 40),
      ...numbered('Lazer/piscina #.jpg', 60),
      ...numbered('Plantas/tipo_#.png', 20),
      ...numbered('Perspectivas/Fachada #.jpg', 3),
      ...numbered('Implantação/geral #.png', 1),
      ...numbered('Videos/tour #.mp4', 4),
    ];
    const { chosen, leftOut } = selectMedia(files, 80);
    const count = (prefix: string) => chosen.filter(({ path }) => path.startsWith(prefix)).length;
    expect(chosen).toHaveLength(80);
    expect([count('Perspectivas'), count('Implantação'), count('Plantas'), count('Lazer')]).toEqual([
      3, 1, 20, 52,
    ]);
    expect([count('OBRA'), count('Stories'), count('Videos')]).toEqual([0, 0, 4]);
    expect(leftOut).toHaveLength(files.length - 80);
    expect(new Set(leftOut.map(({ reason }) => reason))).toEqual(new Set(['limite']));
  });

  it('gives every folder its turn when all names are alike, and videos the places kept for them', () => {
    const files = [
      ...numbered('A/img#.jpg', 500),
      ...numbered('B/img#.jpg', 30),
      ...numbered('C/img#.jpg', 5),
      file('v.mp4'),
    ];
    const { chosen } = selectMedia(files, 60);
    const count = (prefix: string) => chosen.filter(({ path }) => path.startsWith(prefix)).length;
    expect([count('A'), count('B'), count('C'), count('v')]).toEqual([27, 27, 5, 1]);
    expect(selectMedia(files.slice(-6), 60).chosen.at(-1)?.path).toBe('v.mp4');
  });

  it('reads 5,000 files, emoji and names of 300 characters in no time', () => {
    const files = [
      ...numbered('Fotos/😀 #.jpg', 5000),
      file(`${'á'.repeat(300)}.jpg`),
      file('.jpg'),
      file(`${'a/'.repeat(100)}x.png`),
    ];
    let { chosen, leftOut } = selectMedia([], 80);
    const cost = cpuMsOf(() => {
      ({ chosen, leftOut } = selectMedia(files, 80));
    });
    expect(cost).toBeLessThan(5000);
    expect([chosen.length, leftOut.length]).toEqual([80, files.length - 80]);
  });
});
