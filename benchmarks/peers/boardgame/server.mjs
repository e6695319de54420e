// boardgame.io's own server with Closest Product, games in memory only. Says its port when it is open.
import framework from "boardgame.io/dist/cjs/server.js";
import { game } from "./game.mjs";

const { Server } = framework;
const server = Server({ games: [game({ state: 8 })], origins: ["http://127.0.0.1"] });
const { appServer } = await server.run({ port: 0 });
console.log(JSON.stringify({ port: appServer.address().port }));
