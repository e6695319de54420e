/** The seats that came first. */
export const winnersOf = ({ ranks }: { ranks: number[] }): number[] => ranks.flatMap((rank, seat) => (rank === Math.min(...ranks) ? [seat] : []));
