/** The group of the amenities that are of no other. */
export const otherAmenities = 'E mais';
