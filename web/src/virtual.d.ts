declare module "virtual:languages" {
  const languages: Record<string, string>;
  export default languages;
  export const source: string;
}
