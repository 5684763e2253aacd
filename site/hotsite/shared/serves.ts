import type { HotsiteAsset } from './page.ts';

/** Rooms that serve: nobody chooses a home by them. */
const serves =
  /mercad|market|delivery|bicicl|bike|lavand|laundry|pet|play|brinq|kids|coworking|escritorio|portaria|hall/;

export const isService = (asset: HotsiteAsset | undefined): boolean => serves.test(asset?.kind ?? '');
