import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Destination of a connection: PostgreSQL, a PostgreSQL that is starting, or a network that drops everything. */
export type Treatment = 'pass' | 'starting' | 'silent';

const COMMIT = /Q\0\0\0.commit\0/is;

interface LostCommit {
  /** Matches a statement of the transaction whose COMMIT is lost. */
  of: RegExp;
  isDone: boolean;
  onLost: () => void;
}

/** Proxy between a server and its PostgreSQL. */
export class DatabaseProxy {
  /** Treatment of the next connections, one entry each; all later ones pass. */
  plan: Treatment[] = [];
  /** If true, all bytes of all connections are dropped in both directions. */
  isSilent = false;
  /** A connection that sends this receives nothing more, although PostgreSQL executes the statement. */
  unanswered: RegExp | null = null;
  private lostCommit: LostCommit | null = null;
  /** Number of connections opened so far. */
  connections = 0;

  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly targetPort: number,
  ) {
    server.on('connection', (client) => this.treat(client));
  }

  static async before(targetPort: number): Promise<DatabaseProxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new DatabaseProxy(server, targetPort);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Number of open connections. */
  get open(): number {
    return this.sockets.size;
  }

  /**
   * Withholds the response to the COMMIT of the next transaction that sends `of`. Resolves once PostgreSQL has committed, or,
   * without `isDone`, once the server has sent the COMMIT.
   */
  loseCommit(of: RegExp, { isDone }: { isDone: boolean }): Promise<void> {
    return new Promise((onLost) => {
      this.lostCommit = { of, isDone, onLost };
    });
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private treat(client: Socket): void {
    this.connections += 1;
    this.sockets.add(client);
    client.on('error', () => {}).once('close', () => this.sockets.delete(client));
    const treatment = this.plan.shift() ?? 'pass';
    if (treatment === 'starting') client.once('data', () => client.end(STARTING_UP));
    else if (treatment === 'silent') client.resume();
    else this.pass(client);
  }

  private pass(client: Socket): void {
    const target = connect(this.targetPort, '127.0.0.1').on('error', () => {});
    let isUnanswered = false;
    let lost: LostCommit | null = null;
    client.on('data', (bytes) => {
      if (this.isSilent) return;
      const text = bytes.toString('latin1');
      if (this.lostCommit?.of.test(text)) [lost, this.lostCommit] = [this.lostCommit, null];
      const isLost = lost !== null && COMMIT.test(text);
      if (isLost || this.unanswered?.test(text)) isUnanswered = true;
      if (isLost && lost?.isDone === false) lost.onLost();
      else target.write(bytes);
    });
    target.on('data', (bytes) => {
      if (isUnanswered) lost?.onLost();
      else if (!this.isSilent) client.write(bytes);
    });
    client.once('close', () => target.destroy());
    target.once('close', () => client.destroy());
  }
}

const FIELDS = Buffer.from(
  ['SFATAL', 'VFATAL', 'C57P03', 'Mthe database system is starting up', '', ''].join('\0'),
);
const STARTING_UP = Buffer.concat([Buffer.from('E\0\0\0\0'), FIELDS]);
STARTING_UP.writeInt32BE(FIELDS.length + 4, 1);
