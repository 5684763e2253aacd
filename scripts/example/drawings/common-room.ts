import type { Palette } from './palette.ts';
import { createRoom, type Opening, type Room } from './room.ts';

export const frontGlass = (wide: number, top: number): Opening => ({
  wall: 'back',
  from: 0.3,
  to: wide - 0.3,
  bottom: 0.02,
  top,
});

export function hall(
  p: Palette,
  wide: number,
  deep: number,
  tall: number,
  floor: Palette['floor'],
  openings: Opening[],
  feature: 'left' | 'right' | 'back',
): Room {
  return createRoom({
    palette: p,
    wide,
    deep,
    tall,
    floor,
    openings,
    skins: { [feature]: p.feature },
    spots: [Math.max(2, Math.round(wide / 2)), Math.max(2, Math.round(deep / 2.2))],
    cove: true,
  });
}
