/** Events that sound bright, and those that sound dull; the others sound like paper. */
export const bright = ["learned", "cast"];
export const dull = ["time_up"];
