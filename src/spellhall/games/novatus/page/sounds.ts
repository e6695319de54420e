/** Events that sound bright, and those that sound dull; the others sound like paper. */
export const bright = ["cast", "healed"];
export const dull = ["skulls", "lost"];
