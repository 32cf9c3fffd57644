/** Why a request cannot be done. */
export class Refused extends Error {
  override name = 'Refused';
}
