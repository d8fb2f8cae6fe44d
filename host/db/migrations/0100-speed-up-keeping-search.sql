-- Rows of the searches are read again in sets instead of one by one: the database then takes the functions that make words
-- of a text apart once for all rows, not once for each. The words come first, because the indexes of the narrow rows read
-- them (0011).

create or replace function search_refresh_jobs(changed integer[]) returns void language plpgsql as $$
begin
  perform search_know_spots('jobs', changed);
  perform search_count_jobs(changed, -1);
  delete from job_search where id = any(changed);
  delete from job_text where id = any(changed);
  insert into job_text (id, title, words)
    select id, search_title(title_text), search_vector(title_text, name_text, kind_text, body_text)
    from job_search_source where id = any(changed);
  insert into job_search (id, posted_at, opens_at, closes_at, company_id, industry_id, type_set, role_set, area_set,
      spot_set, pay, pattern, visa, nationwide, start_month, length)
    select id, posted_at, opens_at, closes_at, company_id, industry_id, search_set('type', type_ids),
      search_set('role', role_ids), search_set('area', area_ids), search_set('spot', spot_ids), pay, pattern, visa,
      nationwide, start_month, length
    from job_search_source where id = any(changed);
  perform search_count_jobs(changed, 1);
  perform search_learn(array(select unnest(array[title_text, name_text, kind_text]) from job_search_source
    where id = any(changed)));
end $$;

create or replace function search_refresh_reviews(changed integer[]) returns void language plpgsql as $$
begin
  perform search_know_spots('reviews', changed);
  perform search_count_reviews(changed, -1);
  delete from review_search where id = any(changed);
  delete from review_text where id = any(changed);
  insert into review_text (id, title, words)
    select id, search_title(title_text), search_vector(title_text, name_text, kind_text, body_text)
    from review_search_source where id = any(changed);
  insert into review_search (id, posted_at, company_id, industry_id, type_set, role_set, area_set, spot_set, overall,
      helpful)
    select id, posted_at, company_id, industry_id, search_set('type', type_ids), search_set('role', role_ids),
      search_set('area', area_ids), search_set('spot', spot_ids), overall, helpful
    from review_search_source where id = any(changed);
  perform search_count_reviews(changed, 1);
end $$;

create or replace function search_refresh_companies(changed integer[]) returns void language plpgsql as $$
begin
  perform search_know_spots('companies', changed);
  delete from company_search where id = any(changed);
  delete from company_text where id = any(changed);
  insert into company_text (id, title, words)
    select id, search_title(title_text), search_vector(title_text, '', kind_text, body_text)
    from company_search_source where id = any(changed);
  insert into company_search (id, industry_id, spot_set, name)
    select id, industry_id, search_set('spot', spot_ids), name from company_search_source where id = any(changed);
  perform search_learn(array(select unnest(array[title_text, kind_text]) from company_search_source
    where id = any(changed)));
end $$;
