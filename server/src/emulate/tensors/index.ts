/** Tensors as bulk copies move them: maps, boxes, reductions. */
export * from './box.ts';
export * from './map.ts';
export * from './reduce.ts';
