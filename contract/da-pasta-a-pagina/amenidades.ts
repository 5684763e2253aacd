/** The group of the amenities that are of no other. */
export const otherAmenities = 'E mais';

/** Where an amenity that is alone in its group is at home as well, the nearest first. */
export const amenityKin: Readonly<Record<string, readonly string[]>> = {
  Esporte: ['Lazer', 'Bem-estar'],
  'Bem-estar': ['Lazer', 'Esporte'],
  Família: ['Lazer', 'Esporte'],
  Trabalho: ['Conveniência'],
  Conveniência: ['Segurança', 'Tecnologia'],
  Segurança: ['Tecnologia', 'Conveniência'],
  Tecnologia: ['Segurança', 'Conveniência'],
  Lazer: ['Esporte', 'Família', 'Bem-estar'],
};
