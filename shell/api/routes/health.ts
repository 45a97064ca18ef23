import type { Database } from '../database/Database';
import { toResponse } from '../requests/responses';

/** `GET /api/health`: 200 while the database responds. */
export async function health(database: Database): Promise<Response> {
  try {
    await database.query('SELECT 1');
    return toResponse(200, { status: 'ok', database: database.kind });
  } catch {
    return toResponse(503, { status: 'failed', database: database.kind }, { 'Retry-After': '10' });
  }
}
