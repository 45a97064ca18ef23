import type { Database } from '../database/Database';
import { toAnswer } from '../requests/answers';

/** `GET /api/health`: 200 while the database responds. */
export async function health(database: Database): Promise<Response> {
  try {
    await database.query('SELECT 1');
    return toAnswer(200, { status: 'ok', database: database.kind });
  } catch {
    return toAnswer(503, { status: 'failed', database: database.kind }, { 'Retry-After': '10' });
  }
}
