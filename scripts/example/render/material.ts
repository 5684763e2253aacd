export type Rgb = readonly [number, number, number];

export const textures = [
  'plain',
  'wood',
  'planks',
  'tiles',
  'marble',
  'concrete',
  'fabric',
  'grass',
  'brick',
  'asphalt',
  'leaf',
  'water',
  'window',
  'sea',
  'slats',
  'art',
  'rug',
  'court',
  'screen',
  'books',
  'sand',
] as const;
export type Texture = (typeof textures)[number];

/** How a surface answers light. Colours are linear, not screen values. */
export interface Material {
  color: Rgb;
  /** Second colour of the texture: joints, veins, frames. */
  second: Rgb;
  texture: Texture;
  /** Metres per repeat of the texture. */
  scale: number;
  /** 0 to 1: how much of the surroundings it mirrors when looked at straight. */
  mirror: number;
  /** Brightness of the sun's highlight. */
  shine: number;
  /** Light it gives by itself. */
  emit: Rgb;
  /** Lets this share of what is behind pass (panes); 0 is opaque. */
  clear: number;
}

/** `#rrggbb` as linear light. */
export function linear(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  const channel = (shift: number) => (((value >> shift) & 255) / 255) ** 2.2;
  return [channel(16), channel(8), channel(0)];
}

interface Options {
  second?: string;
  texture?: Texture;
  scale?: number;
  mirror?: number;
  shine?: number;
  emit?: number;
  clear?: number;
}

/** A material from a screen colour. */
export function material(hex: string, options: Options = {}): Material {
  const color = linear(hex);
  const emit = options.emit ?? 0;
  return {
    color,
    second: linear(options.second ?? hex),
    texture: options.texture ?? 'plain',
    scale: options.scale ?? 1,
    mirror: options.mirror ?? 0,
    shine: options.shine ?? 0,
    emit: [color[0] * emit, color[1] * emit, color[2] * emit],
    clear: options.clear ?? 0,
  };
}
