// Draw-and-answer as boardgame.io's documentation recommends: stages for simultaneous moves, STRIP_SECRETS, redact,
// client: false, ignoreStaleStateID.
import { Client } from "boardgame.io/client";
import { INVALID_MOVE, PlayerView } from "boardgame.io/core";
import { Local } from "boardgame.io/multiplayer";
import { cards, moves, picksOf, playAll, rounds, seats, shuffledDeck } from "../draw-and-answer/deal.ts";
import { now } from "../measure/clock.ts";

function gameOf(shuffled) {
  return {
    name: "draw-and-answer",
    minPlayers: seats,
    maxPlayers: seats,
    setup: ({ ctx }) => {
      const deck = shuffled.map((value) => ({ id: `card-${value}`, value }));
      const [players, counts, scores] = [{}, {}, {}];
      for (let seat = 0; seat < ctx.numPlayers; seat++) {
        players[seat] = { hand: [], answer: null };
        counts[seat] = 0;
        scores[seat] = 0;
      }
      return {
        secret: { deck },
        players,
        counts,
        deckCount: cards,
        answered: {},
        revealed: [],
        scores,
        round: 0,
      };
    },
    playerView: PlayerView.STRIP_SECRETS,
    phases: {
      draw: {
        start: true,
        turn: {
          activePlayers: { all: "draw", minMoves: rounds, maxMoves: rounds },
          stages: {
            draw: {
              moves: {
                draw: {
                  move: ({ G, playerID }) => {
                    const card = G.secret.deck.pop();
                    G.players[playerID].hand.push(card);
                    G.counts[playerID]++;
                    G.deckCount--;
                  },
                  client: false,
                  undoable: false,
                  ignoreStaleStateID: true,
                },
              },
            },
          },
        },
        endIf: ({ G }) => Object.values(G.counts).every((count) => count >= rounds),
        next: "answer",
      },
      answer: {
        turn: {
          activePlayers: { all: "answer", minMoves: 1, maxMoves: 1 },
          stages: {
            answer: {
              moves: {
                answer: {
                  move: ({ G, playerID }, index) => {
                    const player = G.players[playerID];
                    if (player.answer !== null || !(index >= 0 && index < player.hand.length))
                      return INVALID_MOVE;
                    player.answer = player.hand.splice(index, 1)[0];
                    G.answered[playerID] = true;
                    return undefined;
                  },
                  redact: true,
                  undoable: false,
                  ignoreStaleStateID: true,
                },
              },
            },
          },
          endIf: ({ G, ctx }) => Object.keys(G.answered).length === ctx.numPlayers,
          onEnd: ({ G }) => {
            if (Object.keys(G.answered).length !== seats) return;
            const revealed = {};
            let best = null;
            for (const id in G.players) {
              revealed[id] = G.players[id].answer;
              if (best === null || revealed[id].value > revealed[best].value) best = id;
              G.players[id].answer = null;
            }
            G.scores[best]++;
            G.revealed.push(revealed);
            G.answered = {};
            G.round++;
          },
        },
      },
    },
    endIf: ({ G }) => (G.round >= rounds ? { scores: G.scores } : undefined),
  };
}

function finalOf({ secret, players, revealed, scores }) {
  const ids = Array.from({ length: seats }, (_, seat) => seat);
  return {
    deck: secret.deck.map(({ value }) => value),
    hands: ids.map((seat) => players[seat].hand.map(({ value }) => value)),
    revealed: revealed.flatMap((round) => ids.map((seat) => round[seat].value)),
    scores: ids.map((seat) => scores[seat]),
  };
}

function timed(hands, game) {
  const picks = picksOf(game);
  const start = now();
  playAll(hands, picks);
  return now() - start;
}

/** One client that plays for all seats, without a master. */
export function localClient() {
  return {
    play: (game) => {
      const client = Client({ game: gameOf(shuffledDeck(game)), numPlayers: seats, debug: false });
      const time = timed(
        {
          draw: (seat) => {
            client.updatePlayerID(String(seat));
            client.moves.draw();
          },
          answer: (seat, pick) => {
            client.updatePlayerID(String(seat));
            client.moves.answer(pick);
          },
        },
        game,
      );
      return { moves, time, final: finalOf(client.store.getState().G) };
    },
  };
}

/** A local master and four clients, each with a subscriber. */
export function fourClients() {
  return {
    play: (game) => {
      let told = 0;
      const clients = clientsOf(game);
      for (const client of clients) client.subscribe((state) => (told += state ? 1 : 0));
      const time = timed(each(clients), game);
      return { moves, time, final: finish(clients, told) };
    },
  };
}

/** How many bytes of JSON the master sends a client after a move, on average and at most. */
export function sentBytes(game) {
  const sizes = [];
  const clients = clientsOf(game);
  for (const { transport } of clients) {
    const notify = transport.notifyClient.bind(transport);
    transport.notifyClient = (data) => {
      sizes.push(Buffer.byteLength(JSON.stringify(data)));
      notify(data);
    };
  }
  timed(each(clients), game);
  finish(clients, sizes.length);
  return { mean: sizes.reduce((sum, size) => sum + size, 0) / sizes.length, most: Math.max(...sizes) };
}

function clientsOf(game) {
  const multiplayer = Local();
  const rules = gameOf(shuffledDeck(game));
  return Array.from({ length: seats }, (_, seat) => {
    const client = Client({
      game: rules,
      numPlayers: seats,
      debug: false,
      multiplayer,
      playerID: String(seat),
      matchID: "match",
    });
    client.start();
    return client;
  });
}

function each(clients) {
  return {
    draw: (seat) => clients[seat].moves.draw(),
    answer: (seat, pick) => clients[seat].moves.answer(pick),
  };
}

function finish(clients, told) {
  if (told < moves * seats) throw new Error("not every client was told of every move");
  if (!clients.every((client) => client.getState().ctx.gameover)) throw new Error("the game has not ended");
  const final = finalOf(clients[0].transport.master.storageAPI.state.get("match").G);
  for (const client of clients) client.stop();
  return final;
}
